import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { CHROMIUM_ARGS, ensureBrowser } from '../../scripts/browser.ts'
import { type Causes, readCauses, readItems } from './causes.ts'

/** What one run of Lighthouse measures. Times in ms, sizes in bytes as transferred, scores from 0 to 100. */
export type LighthouseRun = {
  lcp: number
  tbt: number
  cls: number
  fcp: number
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  scripts: number
  scriptBytes: number
  /** Scripts requested before the largest element was painted. */
  scriptsBeforeLcp: number
  totalBytes: number
  /** More than one if the page moved on to another address: Lighthouse's times then start at the last one. */
  documents: number
  /** Lighthouse's measure of the processor's speed. A value far below that of a quiet machine means that the times are too high. */
  machineSpeed: number
}

const isFromNetwork = (url: unknown) => typeof url === 'string' && url.startsWith('http')

function toRun(result: Result): LighthouseRun {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100)
  const requests = readItems(result, 'network-requests').filter(({ url }) => isFromNetwork(url))
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const sumBytes = (items: typeof requests) => items.reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0)
  const observedLcp = Number(readItems(result, 'metrics')[0]?.observedLargestContentfulPaint)
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    fcp: value('first-contentful-paint'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    scripts: scripts.length,
    scriptBytes: sumBytes(scripts),
    scriptsBeforeLcp: scripts.filter(({ networkRequestTime }) => Number(networkRequestTime) <= observedLcp).length,
    totalBytes: sumBytes(requests),
    documents: requests.filter(({ resourceType }) => resourceType === 'Document').length,
    machineSpeed: result.environment.benchmarkIndex,
  }
}

/** Chromium sometimes records a trace without the start of the navigation. */
const LOST_TRACE = 'NO_NAVSTART'

/**
 * Loads a page once in a new browser with Lighthouse's settings for mobile devices.
 * @throws if the page does not load
 */
export async function runLighthouse(url: string, attempts = 3): Promise<{ run: LighthouseRun; causes: Causes }> {
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
    logLevel: 'error',
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    const error = result?.lhr.runtimeError
    if (error?.code === LOST_TRACE && attempts > 1) return await runLighthouse(url, attempts - 1)
    if (!result || error) throw new Error(`Lighthouse cannot load ${url}: ${error?.message ?? 'no result'}`)
    return { run: toRun(result.lhr), causes: readCauses(result.lhr) }
  } finally {
    chrome.kill()
  }
}
