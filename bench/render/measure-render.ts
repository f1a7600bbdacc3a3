import { Agent } from 'node:http'
import autocannon from 'autocannon'
import { quantile } from '../statistics.ts'
import type { PagePaths } from './page-paths.ts'
import type { RenderOptions } from './render-options.ts'
import { requestPage } from './timed-request.ts'

/** Rendering one kind of page. Times in ms. */
export type RenderResult = {
  page: string
  cache: 'cold' | 'warm'
  p50: number
  p99: number
  perSecond: number
  /** Answers other than 200. */
  failed: number
  /** Size of a compressed document in bytes. */
  bytes: number
}

/** Not measured: the engine compiles the code of the renderer during these. */
const WARM_UP_REQUESTS = 100

/** Requests the paths one after the other over one connection. */
async function measureAlone(origin: string, paths: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers = []
  for (const path of paths) answers.push(await requestPage(`${origin}${path}`, agent))
  agent.destroy()
  const times = answers.map(({ ms }) => ms)
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes: answers.at(-1)?.bytes ?? 0,
    failed: answers.filter(({ status }) => status !== 200).length,
  }
}

/** Returns the share of one connection: shares of different connections have no path in common. */
export function takeShare(paths: readonly string[], connection: number, connections: number): readonly string[] {
  const share = paths.filter((_path, nth) => nth % connections === connection)
  return share.length > 0 ? share : paths
}

/** Requests the paths over many connections. Each connection has its own share of them, so that none is requested twice. */
async function measureLoad(origin: string, paths: readonly string[], { connections, seconds }: RenderOptions) {
  let connection = 0
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' },
    setupClient: (client) => {
      client.setRequests(takeShare(paths, connection, connections).map((path) => ({ method: 'GET', path })))
      connection += 1
    },
  })
  return { perSecond: result.requests.total / result.duration, failed: result.errors + result.non2xx }
}

/** Whether the server renders the page, instead of answering 404 or the app without content. */
export async function isRendered(origin: string, path: string): Promise<boolean> {
  const response = await fetch(`${origin}${path}`)
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return isHtml && (await response.text()).includes('<h1')
}

/** Measures one kind of page, first with documents that are not in the server's cache, then with one that is. */
export async function measureRender(
  origin: string,
  { page, cold, warm }: PagePaths,
  options: RenderOptions,
): Promise<RenderResult[]> {
  const warmUp = cold.slice(0, WARM_UP_REQUESTS)
  const alone = cold.slice(WARM_UP_REQUESTS, WARM_UP_REQUESTS + options.samples)
  const load = cold.slice(WARM_UP_REQUESTS + options.samples)
  await measureAlone(origin, warmUp)
  const measure = async (cache: RenderResult['cache'], single: string[], many: string[]): Promise<RenderResult> => {
    const aloneResult = await measureAlone(origin, single)
    const loadResult = await measureLoad(origin, many, options)
    return { page, cache, ...aloneResult, ...loadResult, failed: aloneResult.failed + loadResult.failed }
  }
  const coldResult = await measure('cold', alone, load)
  await measureAlone(origin, [warm])
  return [
    coldResult,
    await measure(
      'warm',
      alone.map(() => warm),
      [warm],
    ),
  ]
}
