import { type BrowserContext, test as base, expect, type Page, type Request, type Response } from '@playwright/test'
import { findViolations } from './axe.ts'

type Options = {
  /** Console errors that this test causes on purpose. */
  allowedErrors: RegExp
}

/** Waits until React has taken over the server's HTML: before that, keys have no effect, and clicks and text have it later. */
const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const header = document.querySelector('#root header')
    const isHydrated = header !== null && Object.keys(header).some((key) => key.startsWith('__reactProps'))
    return isHydrated && !('earlyInput' in window) // what happened before has been repeated
  })

/** Makes `goto` and `reload` wait for hydration on the shop's pages. */
function waitForHydrationOnLoad(page: Page): void {
  const { goto, reload } = page
  const wait = async (response: Response | null) => {
    if (await page.evaluate(() => document.getElementById('root') !== null)) await waitForHydration(page)
    return response
  }
  page.goto = async (...options) => wait(await goto.apply(page, options))
  page.reload = async (...options) => wait(await reload.apply(page, options))
}

/** Records the requests of a context that have no response yet. */
function trackPendingRequests(context: BrowserContext): ReadonlySet<Request> {
  const pending = new Set<Request>()
  context.on('request', (request) => pending.add(request))
  context.on('requestfinished', (request) => pending.delete(request))
  context.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Playwright's `test`, which also fails if a page throws or logs an error. */
export const test = base.extend<Options>({
  allowedErrors: [/(?!)/, { option: true }],
  context: async ({ context, allowedErrors, javaScriptEnabled }, use, testInfo) => {
    const pending = trackPendingRequests(context)
    const errors: string[] = []
    context.on('weberror', (error) => errors.push(`${error.error()} (${error.page()?.url()})`))
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    if (javaScriptEnabled !== false) context.on('page', waitForHydrationOnLoad)
    await use(context)
    // A handler that is still at work when the page closes would throw between two tests, and the next test would not run.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
    // A page that never loads waits for one of these.
    if (testInfo.status === 'timedOut') {
      await testInfo.attach('pending requests', { body: [...pending].map((request) => request.url()).join('\n') })
    }
    expect(errors.filter((error) => !allowedErrors.test(error))).toEqual([])
  },
})

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with rule, reason and elements if axe finds a violation of WCAG 2.2 AA. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await findViolations(page, WCAG)).toEqual([])
}

/** The sum of layout shifts (CLS without session windows), and per shift its value, its time and what moved. */
type LayoutShift = { sum: number; moved: string[] }

/** Google rates up to 0.1 as good. */
const MAX_LAYOUT_SHIFT = 0.01

/** Fails with what moved if the page shifted. */
export const expectNoLayoutShift = ({ sum, moved }: LayoutShift) =>
  expect(sum, `moved:\n${moved.join('\n')}`).toBeLessThan(MAX_LAYOUT_SHIFT)

/** Starts recording layout shifts. The returned function resolves to those since then. */
export async function trackLayoutShift(page: Page): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(() => {
    type Rect = { x: number; y: number; width: number; height: number }
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: Rect; currentRect: Rect }[]
    }
    let sum = 0
    const moved: string[] = []
    const describe = ({ x, y, width, height }: Rect) => `${width}×${height} at ${x},${y}`
    const add = (entries: PerformanceEntryList) => {
      const shifts = entries as Shift[] // Only layout shifts are observed; the DOM types lack this entry.
      for (const { value, hadRecentInput, startTime, sources } of shifts) {
        if (hadRecentInput) continue
        sum += value
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName
          const at = `${value.toFixed(4)} at ${Math.round(startTime)} ms, scrolled ${scrollY}`
          moved.push(`${at}: ${name}: ${describe(previousRect)} -> ${describe(currentRect)}`)
        }
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      layoutShift() {
        add(observer.takeRecords())
        return { sum, moved }
      },
    })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      return (window as unknown as { layoutShift(): LayoutShift }).layoutShift() // Defined by the init script above.
    })
}
