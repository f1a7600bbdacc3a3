import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A compressed text. Clients without compression are rare, so plain text is not kept. */
export type Compressed = {
  br?: Buffer
  /** Returns the text in the encoding that nearly all clients accept. */
  getGzip: () => Buffer | Promise<Buffer>
}

const decompress = promisify(gunzip)
const withBrotli = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] })
const withoutBrotli = new Negotiator({ supportedValues: ['gzip', 'identity'] })

/** Sends a text in the encoding that the client accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { br, getGzip }: Compressed,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = (br ? withBrotli : withoutBrotli).negotiate(accepted)
  reply.header('vary', 'accept-encoding')
  if (encoding === 'br' && br) return reply.header('content-encoding', 'br').send(br)
  if (encoding === 'gzip') return reply.header('content-encoding', 'gzip').send(await getGzip())
  return reply.send(await decompress(await getGzip()))
}
