import type { IncomingMessage } from 'node:http'
import type { ProxyTrust } from './proxy-trust.ts'

/** Short and plain, because the id becomes part of every log line of the request. */
const REQUEST_ID = /^[\w.-]{1,64}$/

/** The id that a trusted proxy has given the request, so that its log and the server's can be joined. */
export function getForwardedId({ headers, socket }: IncomingMessage, isTrustedProxy: ProxyTrust): string | undefined {
  const id = headers['x-request-id']
  return typeof id === 'string' && REQUEST_ID.test(id) && isTrustedProxy(socket.remoteAddress ?? '', 0) ? id : undefined
}
