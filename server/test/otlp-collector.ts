import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { AnyJson } from './any-json.ts'

/** Starts an OpenTelemetry collector that records what it receives. */
export async function startCollector() {
  const received: AnyJson[] = []
  const server = createServer(async (request, response) => {
    received.push({ url: request.url, body: await json(request) })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { received, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}
