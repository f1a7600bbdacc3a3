import type { FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE, SECOND } from '../../lib/clock.ts'

/** The time that a sign-in may take. */
export const SIGN_IN_TTL_MS = 10 * MINUTE

/**
 * A cookie that binds a sign-in to the browser that started it. Otherwise an attacker could send their own callback URL to
 * a victim, who would then use the attacker's account. `SameSite=Lax`, because the callback is a cross-site navigation.
 */
export function createStateCookie(appUrl: string) {
  const https = appUrl.startsWith('https:')
  // With this prefix, no other host of the domain can set the cookie. Browsers then require `Secure` and `Path=/`.
  const name = https ? '__Host-whirligig-sign-in' : 'whirligig-sign-in'
  const write = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`,
    )
  return {
    /** The state in the browser's cookie. */
    read: (request: FastifyRequest): string | undefined =>
      request.headers.cookie
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    /** @param state must only contain characters that are valid in a cookie */
    set: (reply: FastifyReply, state: string) => write(reply, state, SIGN_IN_TTL_MS / SECOND),
    clear: (reply: FastifyReply) => write(reply, '', 0),
  }
}
