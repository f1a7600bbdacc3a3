import { clientPaths } from '@whirligig/contract'
import type { FastifyInstance } from 'fastify'

/** One page of each kind that has code of its own. The toy does not exist. */
const PATHS = [clientPaths.home, clientPaths.shop, clientPaths.product('-')]

/** Renders pages before the server listens, so that no request waits for their code or for the index of the catalogue. */
export async function warmUpPages(app: FastifyInstance): Promise<void> {
  for (const url of PATHS) await app.inject({ url, headers: { accept: 'text/html' } })
}
