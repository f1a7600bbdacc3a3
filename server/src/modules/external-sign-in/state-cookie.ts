import type { FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE, SECOND } from '../../lib/clock.ts'

/** A sign-in has to be through in this time. */
export const SIGN_IN_TTL_MS = 10 * MINUTE

/**
 * Binds a sign-in to the browser that began it: otherwise somebody could send others the address that *they* were to come
 * back with, and have them shop in an account that is not theirs. Lax, because the provider sends the browser back.
 */
export function createStateCookie(appUrl: string) {
  const https = appUrl.startsWith('https:')
  // With this prefix no neighbour below the same domain can set it for us; browsers want it to be secure, and of all paths.
  const name = https ? '__Host-whirligig-sign-in' : 'whirligig-sign-in'
  const write = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`,
    )
  return {
    /** The state that this browser left with. */
    read: (request: FastifyRequest): string | undefined =>
      request.headers.cookie
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    /** @param state letters that a cookie may hold */
    set: (reply: FastifyReply, state: string) => write(reply, state, SIGN_IN_TTL_MS / SECOND),
    clear: (reply: FastifyReply) => write(reply, '', 0),
  }
}
