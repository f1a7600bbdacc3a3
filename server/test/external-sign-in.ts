import { clientPaths, type EXTERNAL_SIGN_IN_TEXT, toClientUrl } from '@whirligig/contract'
import { followRedirects } from './openid-server.ts'
import type { TestApp } from './test-app.ts'

const HOME = 'http://localhost:3000'
export const CALLBACK = `${HOME}/api/auth/google/callback`
/** The login page, with what it says. */
export const loginUrl = (code: keyof typeof EXTERNAL_SIGN_IN_TEXT) =>
  `${toClientUrl(HOME, clientPaths.login)}?error=${code}`

/** Somebody whom the provider knows well. */
export const ADA = {
  sub: 'ada-1',
  email: 'ada@example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
}

/** A call as a browser makes it. */
export const visit = ({ app }: TestApp, address: string, cookie = '') =>
  app.inject({ url: address.replace(HOME, ''), headers: { cookie, accept: 'text/html' } })
const readCookie = (answer: { headers: Record<string, unknown> }) =>
  /^[^;]*/.exec(String(answer.headers['set-cookie']))?.[0]

/** The first half. @returns the address to come back with, and the browser's cookie */
export async function startProviderSignIn(shop: TestApp) {
  const answer = await visit(shop, '/api/auth/google')
  const cookie = readCookie(answer) ?? ''
  return { answer, cookie, callbackUrl: await followRedirects(String(answer.headers.location), HOME) }
}

/** Both halves. @returns where the browser ends */
export async function signIn(shop: TestApp): Promise<string> {
  const { callbackUrl, cookie } = await startProviderSignIn(shop)
  return String((await visit(shop, callbackUrl, cookie)).headers.location)
}
