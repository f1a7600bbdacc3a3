import { fastify } from 'fastify'
import type { Registry } from 'prom-client'
import { StartupError } from '../lib/startup-error.ts'

export type MetricsServer = {
  /** The URL of the metrics. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves `/metrics` on an address of its own, so that the proxy of the shop cannot expose it.
 *
 * @throws StartupError if the address is not available
 */
export async function startMetricsServer(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = fastify({ logger: false })
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  try {
    const url = await server.listen({ host, port })
    return { url: `${url}/metrics`, close: () => server.close() }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartupError(`METRICS_PORT: the metrics cannot be served on ${host}, port ${port} (${code}).`, {
      cause: error,
    })
  }
}
