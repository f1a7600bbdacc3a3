import type { Browser, Page } from 'playwright'

/** A network and a processor. Rates in bits per second; `cpuSlowdown` 1 is this machine's speed. */
export type Conditions = { latencyMs: number; download: number; upload: number; cpuSlowdown: number }

const KILOBIT = 1000

/** Lighthouse's slow 4G and phone, applied to the requests themselves: a round trip of 150 ms takes 3.75 times as long per request. */
export const SLOW_4G: Conditions = {
  latencyMs: 562.5,
  download: 1474.56 * KILOBIT,
  upload: 675 * KILOBIT,
  cpuSlowdown: 4,
}
export const SLOW_3G: Conditions = { latencyMs: 400, download: 400 * KILOBIT, upload: 400 * KILOBIT, cpuSlowdown: 4 }
/** Slow enough that texts, fonts and pictures arrive one after the other. */
export const SLOW_NETWORK: Conditions = {
  latencyMs: 150,
  download: 1600 * KILOBIT,
  upload: 750 * KILOBIT,
  cpuSlowdown: 1,
}

/** The screen of Lighthouse's phone. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const QUIET_MS = 1500
const TIMEOUT_MS = 120_000

/** A page of a new browser profile. */
export type BenchPage = {
  page: Page
  /** Waits until no request has run for 1.5 s. Throws after two minutes. */
  waitUntilQuiet: () => Promise<void>
  close: () => Promise<void>
}

/** Opens an empty page with an empty cache under these conditions. */
export async function openPage(
  browser: Browser,
  conditions: Conditions,
  screen: Parameters<Browser['newContext']>[0],
): Promise<BenchPage> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const { latencyMs, download, upload, cpuSlowdown } = conditions
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: download / 8,
    uploadThroughput: upload / 8,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })

  let pending = 0
  let lastChange = performance.now()
  const change = (step: 1 | -1) => () => {
    pending += step
    lastChange = performance.now()
  }
  page.on('request', change(1)).on('requestfinished', change(-1)).on('requestfailed', change(-1))
  const waitUntilQuiet = async () => {
    const until = performance.now() + TIMEOUT_MS
    while (pending > 0 || performance.now() - lastChange < QUIET_MS) {
      if (performance.now() > until) throw new Error(`${page.url()} still sends requests after two minutes.`)
      await page.waitForTimeout(100)
    }
  }
  return { page, waitUntilQuiet, close: () => context.close() }
}
