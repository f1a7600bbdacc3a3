import type { Browser } from 'playwright'
import { openPage, SLOW_NETWORK } from './browser-page.ts'
import { type LayoutShift, sumWorstWindow } from './shift-windows.ts'

export const WIDTHS = [360, 768, 1280] as const

/** The cumulative layout shift of one page at one width, and the elements that shifted most. */
export type PageShift = { width: number; cls: number; shifted: string[] }

/** The fields of the browser's entry that TypeScript's library does not declare. */
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
type ObservedWindow = Window & { layoutShifts?: LayoutShift[] }

/** Runs in every document before its own scripts. */
function observeLayoutShifts(): void {
  const shifts: LayoutShift[] = []
  const shopWindow: ObservedWindow = window
  shopWindow.layoutShifts = shifts
  const describe = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 3).join('.')}` : 'removed'
  }
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as ShiftEntry[] // those of the observed type
    for (const { value, startTime, hadRecentInput, sources } of entries) {
      if (!hadRecentInput) shifts.push({ value, startTime, sources: sources.map(({ node }) => describe(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Scrolls to the end, one screen after the other, so that what is loaded on the way may shift. */
async function scrollToEnd(): Promise<void> {
  const nextFrames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  }
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  for (let screen = 0; screen < 30 && !isAtEnd(); screen += 1) {
    scrollBy({ top: innerHeight, behavior: 'instant' })
    await nextFrames(15)
  }
}

/** Measures the layout shift of a page while it loads over a slow network and is scrolled to its end. */
export async function measureLayoutShift(browser: Browser, url: string, width: number): Promise<PageShift> {
  const screen = { viewport: { width, height: 900 } }
  const { page, waitUntilQuiet, close } = await openPage(browser, SLOW_NETWORK, screen)
  try {
    await page.addInitScript(observeLayoutShifts)
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await waitUntilQuiet()
    await page.evaluate(scrollToEnd)
    await waitUntilQuiet()
    const shifts = (await page.evaluate(() => (window as ObservedWindow).layoutShifts)) ?? [] // set by observeLayoutShifts
    const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, 3)
    const shifted = largest.map(({ value, sources }) => `${value.toFixed(3)} ${sources.join(' ')}`)
    return { width, cls: sumWorstWindow(shifts), shifted }
  } finally {
    await close()
  }
}
