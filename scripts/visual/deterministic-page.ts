import type { Browser, Page } from 'playwright'
import type { Appearance, Viewport } from './viewports.ts'

/** Chromium flags for identical rendering: independent of the display, the processor and of what was drawn before. */
export const DETERMINISTIC_FLAGS = [
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
]

/** The window of a page opened here. */
export type DeterministicWindow = Window & {
  /** Sets the clock of the page back to the start. */
  resetClock?: () => void
}

/** The time at which every story opens. The clock runs on from there. */
const START_TIME = Date.UTC(2026, 5, 1, 12)
const TIMEOUT_MS = 60_000

/**
 * Nothing moves. Animations end at once, because components wait for their end. Without transitions, a change of the theme takes a third
 * of the time. Forced colours draw the caret, so it must not blink. Parts that a story excludes keep their place without being drawn.
 */
const STILL_STYLES = `
  *, ::before, ::after {
    animation-delay: 0s !important; animation-duration: 1ms !important; animation-iteration-count: 1 !important;
    transition: none !important;
    caret-animation: manual !important; caret-color: transparent !important;
  }
  .chromatic-ignore, [data-chromatic='ignore'] { visibility: hidden !important }`

/** Opens a page with its own storage, a fixed start time and no motion, in which every element counts as visible and the browser as idle. */
export async function openDeterministicPage(
  browser: Browser,
  { width, height }: Pick<Viewport, 'width' | 'height'>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addInitScript(fixClockAndLazyLoading, START_TIME)
  await context.addInitScript(stopMotion, STILL_STYLES)
  return context.newPage()
}

/** The pages with forced colours. */
const pagesWithForcedColors = new WeakSet<Page>()

/** Turns the high-contrast mode of the system on or off. The same mode again would cost as much as a change. */
export async function emulateForcedColors(page: Page, appearance: Appearance): Promise<void> {
  const isForced = appearance === 'forced-colors'
  if (pagesWithForcedColors.has(page) === isForced) return
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
  if (isForced) pagesWithForcedColors.add(page)
  else pagesWithForcedColors.delete(page)
}

/**
 * Draws the shown story in another appearance, without rendering it again. The theme changes first: under forced colours, Chromium does not
 * always calculate the colours of an SVG again, which then stay those of the dark theme.
 */
export async function setAppearance(page: Page, appearance: Appearance): Promise<void> {
  await page.evaluate(
    (theme) => {
      document.documentElement.dataset.theme = theme
    },
    appearance === 'dark' ? 'dark' : 'light',
  )
  await emulateForcedColors(page, appearance)
}

/** Runs in the page before its own scripts. */
function fixClockAndLazyLoading(startTime: number): void {
  const RealDate = Date
  let resetAt = 0
  const now = () => startTime + Math.floor(performance.now() - resetAt)
  const page: DeterministicWindow = window
  page.resetClock = () => {
    resetAt = performance.now()
  }
  window.Date = class extends RealDate {
    constructor(...parts: ConstructorParameters<DateConstructor> | []) {
      if (parts.length === 0) super(now())
      else super(...(parts as ConstructorParameters<DateConstructor>)) // not empty: checked above
    }
    static override now = now
  } as DateConstructor // a class cannot be called without `new`, and no code here does that
  // Otherwise a screenshot would depend on how tall the page was while lazy content decided whether to load.
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, { ...options, rootMargin: '100000px' })
    }
  }
  // A busy machine is never idle: what waits for that would be missing in some screenshots. Without this function, nothing waits.
  Reflect.deleteProperty(window, 'requestIdleCallback')
}

/** Runs in the page before its own scripts. */
function stopMotion(styles: string): void {
  addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  })
  // With this function, Storybook waits a tenth of a second for the animations of each story.
  Reflect.deleteProperty(Document.prototype, 'getAnimations')
}
