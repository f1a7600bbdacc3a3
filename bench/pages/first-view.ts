import type { Browser } from 'playwright'
import { type Conditions, openPage, PHONE } from './browser-page.ts'

/** When a visitor sees what, in ms since the start of the navigation, including a move to another address. */
export type FirstView = {
  /** The largest element. */
  lcp: number
  /** The text of the first toy card; null on pages without cards. */
  cardText: number | null
  /** The picture of the first toy card. */
  cardPicture: number | null
}

/** What the page collects. Times in ms since 1970, because a page that moves on has a new clock. */
type Observed = { started: number; lcp: number; cardText: number | null; cardPicture: number | null }
type ObservedWindow = Window & { firstView?: Observed }

/** Runs in every document before its own scripts. */
function observeFirstView(): void {
  const { timeOrigin } = performance
  const key = 'bench-started'
  // The session storage outlives a document that sends the visitor to another one.
  const started = Number(sessionStorage.getItem(key) ?? timeOrigin)
  sessionStorage.setItem(key, String(started))
  const view: Observed = { started, lcp: 0, cardText: null, cardPicture: null }
  const shopWindow: ObservedWindow = window
  shopWindow.firstView = view
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) view.lcp = timeOrigin + startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const findCard = () => {
    const card = document.querySelector<HTMLElement>('main article:has(a[href*="/product/"])')
    const picture = card?.querySelector('img')
    const frameTime = timeOrigin + performance.now()
    if (card?.checkVisibility({ opacityProperty: true }) && card.innerText.trim()) view.cardText ??= frameTime
    if (view.cardText && picture?.complete && picture.naturalWidth > 0) view.cardPicture ??= frameTime
    if (!view.cardPicture) requestAnimationFrame(findCard)
  }
  requestAnimationFrame(findCard)
}

/** Loads a page in a phone's browser and measures when it is seen. */
export async function measureFirstView(browser: Browser, url: string, conditions: Conditions): Promise<FirstView> {
  const { page, waitUntilQuiet, close } = await openPage(browser, conditions, PHONE)
  try {
    await page.addInitScript(observeFirstView)
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await waitUntilQuiet()
    const view = await page.evaluate(() => (window as ObservedWindow).firstView) // set by observeFirstView
    if (!view) throw new Error(`${url} shows nothing.`)
    const since = (time: number | null) => (time === null ? null : time - view.started)
    return { lcp: view.lcp - view.started, cardText: since(view.cardText), cardPicture: since(view.cardPicture) }
  } finally {
    await close()
  }
}
