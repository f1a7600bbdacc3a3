import type { EXTERNAL_SIGN_IN_TEXT } from '@whirligig/contract'
import { goThrough } from './openid-server.ts'
import type { TestApp } from './test-app.ts'

const HOME = 'http://localhost:3000'
export const CALLBACK = `${HOME}/api/auth/google/callback`
/** The login page, with what it says. */
export const login = (code: keyof typeof EXTERNAL_SIGN_IN_TEXT) => `${HOME}/#/login?error=${code}`

/** Somebody whom the provider knows well. */
export const ada = {
  sub: 'ada-1',
  email: 'ada@example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
}

/** A call as a browser makes it. */
export const go = ({ app }: TestApp, address: string, cookie = '') =>
  app.inject({ url: address.replace(HOME, ''), headers: { cookie, accept: 'text/html' } })
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  /^[^;]*/.exec(String(answer.headers['set-cookie']))?.[0]

/** The first half. @returns the address to come back with, and the browser's cookie */
export async function leave(shop: TestApp) {
  const answer = await go(shop, '/api/auth/google')
  const cookie = cookieOf(answer) ?? ''
  return { answer, cookie, back: await goThrough(String(answer.headers.location), HOME) }
}

/** Both halves. @returns where the browser ends */
export async function signIn(shop: TestApp): Promise<string> {
  const { back, cookie } = await leave(shop)
  return String((await go(shop, back, cookie)).headers.location)
}
