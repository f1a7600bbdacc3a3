import { Agent } from 'node:http'
import autocannon from 'autocannon'
import { readCpuMs } from '../cpu-time.ts'
import type { RunningServer } from '../processes.ts'
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
  /** Processor time of the server for a page of the load test, counted by the kernel. Other work on the machine hardly changes it. */
  cpuMs: number
  /** Answers other than 200. */
  failed: number
  /** Size of a compressed document in bytes. */
  bytes: number
}

/** The shop's server; `url` is the one of its pages. */
type ShopOrigin = Pick<RunningServer, 'url' | 'pid'>

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
async function measureLoad(
  { url: origin, pid }: ShopOrigin,
  paths: readonly string[],
  { connections, seconds }: RenderOptions,
) {
  let connection = 0
  const cpuBefore = readCpuMs(pid)
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
  return {
    perSecond: result.requests.total / result.duration,
    cpuMs: (readCpuMs(pid) - cpuBefore) / result.requests.total,
    failed: result.errors + result.non2xx,
  }
}

/** Whether the server renders the page, instead of answering 404 or the app without content. */
export async function isRendered(origin: string, path: string): Promise<boolean> {
  const response = await fetch(`${origin}${path}`)
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return isHtml && (await response.text()).includes('<h1')
}

/** Measures one kind of page, first with documents that are not in the server's cache, then with one that is. */
export async function measureRender(
  shop: ShopOrigin,
  { page, cold, warm }: PagePaths,
  options: RenderOptions,
): Promise<RenderResult[]> {
  const warmUp = cold.slice(0, WARM_UP_REQUESTS)
  const alone = cold.slice(WARM_UP_REQUESTS, WARM_UP_REQUESTS + options.samples)
  const load = cold.slice(WARM_UP_REQUESTS + options.samples)
  await measureAlone(shop.url, warmUp)
  const measure = async (cache: RenderResult['cache'], single: string[], many: string[]): Promise<RenderResult> => {
    const aloneResult = await measureAlone(shop.url, single)
    const loadResult = await measureLoad(shop, many, options)
    return { page, cache, ...aloneResult, ...loadResult, failed: aloneResult.failed + loadResult.failed }
  }
  const coldResult = await measure('cold', alone, load)
  await measureAlone(shop.url, [warm])
  return [
    coldResult,
    await measure(
      'warm',
      alone.map(() => warm),
      [warm],
    ),
  ]
}
