import { clientPaths, type EXTERNAL_SIGN_IN_TEXT, toClientUrl } from '@whirligig/contract'
import { followRedirects } from './openid-server.ts'
import type { TestApp } from './test-app.ts'

const HOME = 'http://localhost:3000'
export const CALLBACK = `${HOME}/api/auth/google/callback`
/** The URL of the login page with an error. */
export const loginUrl = (code: keyof typeof EXTERNAL_SIGN_IN_TEXT) =>
  `${toClientUrl(HOME, clientPaths.login)}?error=${code}`

/** The claims of a user with a complete profile. */
export const ADA = {
  sub: 'ada-1',
  email: 'ada@example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
}

/** Navigates to a URL of the shop. */
export const visit = ({ app }: TestApp, url: string, cookie = '') =>
  app.inject({ url: url.replace(HOME, ''), headers: { cookie, accept: 'text/html' } })
const readCookie = (response: { headers: Record<string, unknown> }) =>
  /^[^;]*/.exec(String(response.headers['set-cookie']))?.[0]

/** Starts a sign-in and signs in at the provider. @returns the callback URL and the state cookie */
export async function startProviderSignIn(shop: TestApp) {
  const response = await visit(shop, '/api/auth/google')
  const cookie = readCookie(response) ?? ''
  return { response, cookie, callbackUrl: await followRedirects(String(response.headers.location), HOME) }
}

/** Completes a sign-in. @returns the URL of the last redirect */
export async function signIn(shop: TestApp): Promise<string> {
  const { callbackUrl, cookie } = await startProviderSignIn(shop)
  return String((await visit(shop, callbackUrl, cookie)).headers.location)
}
