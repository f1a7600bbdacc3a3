import type { Browser } from 'playwright'
import type { PageAddress } from './addresses.ts'
import { SLOW_3G, SLOW_4G } from './browser-page.ts'
import { type FirstView, measureFirstView } from './first-view.ts'
import { measureLayoutShift, WIDTHS } from './layout-shift.ts'
import { type PageResult, toMedians } from './results.ts'
import { runLighthouse } from './run-lighthouse.ts'

/** The shop's origin and the number of runs of each page. */
export type Setting = { origin: string; runs: number }

const say = (text: string) => console.error(text)

async function repeat<Result>(runs: number, measureOnce: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measureOnce())
  return results
}

/** Runs Lighthouse for one address and returns the medians. */
export async function measureWithLighthouse(
  { address }: PageAddress,
  { origin, runs }: Setting,
): Promise<Partial<PageResult>> {
  say(`Lighthouse: ${address}`)
  const results = await repeat(runs, () => runLighthouse(`${origin}${address}`))
  const byLcp = results.toSorted((a, b) => a.run.lcp - b.run.lcp)
  return {
    lighthouse: toMedians(results.map(({ run }) => run)),
    spread: { lcp: results.map(({ run }) => run.lcp), tbt: results.map(({ run }) => run.tbt) },
    causes: byLcp[Math.floor(byLcp.length / 2)]?.causes,
  }
}

/** Loads one address on slow networks with a slow processor and returns the medians. */
export async function measureOnSlowNetworks(
  browser: Browser,
  { page, address }: PageAddress,
  { origin, runs }: Setting,
): Promise<Partial<PageResult>> {
  say(`Slow networks: ${address}`)
  const load = (conditions: typeof SLOW_4G): Promise<FirstView[]> =>
    repeat(runs, () => measureFirstView(browser, `${origin}${address}`, conditions))
  return {
    slow4g: toMedians(await load(SLOW_4G)),
    ...(page === 'shop' ? { slow3g: toMedians(await load(SLOW_3G)) } : {}),
  }
}

/** Measures the layout shift of one address at each width. */
export async function measureShifts(
  browser: Browser,
  { address }: PageAddress,
  { origin }: Setting,
): Promise<Partial<PageResult>> {
  say(`Layout shift: ${address}`)
  const shifts = await Promise.all(WIDTHS.map((width) => measureLayoutShift(browser, `${origin}${address}`, width)))
  return { shifts }
}
