import type { Browser, Page } from 'playwright'
import type { Story } from './stories.ts'

/** What Storybook's preview says of the story in the page; the parts of its interface that are read. */
type Preview = {
  currentRender?: {
    phase?: string
    type?: string
    story?: { parameters?: { chromatic?: { disableSnapshot?: boolean; reason?: string } } }
  }
}
type Channel = { last: (event: string) => unknown }

/** The window of a page that shows a story. */
export type StoryWindow = Window & { __STORYBOOK_PREVIEW__?: Preview; __STORYBOOK_ADDONS_CHANNEL__?: Channel }

export type Size = { width: number; height: number }

/** A picture as PNG; or why there is none. */
export type Shot =
  | { kind: 'picture'; png: Buffer }
  | { kind: 'skipped'; reason: string | undefined }
  | { kind: 'broken'; reason: string }

/** When every page believes it was opened; time runs on from there. */
const OPENED = Date.UTC(2026, 5, 1, 12)
const TIMEOUT = 60_000
const TROUBLE = [
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
]

/** A page of its own storage in which nothing moves and every day is the same one. */
export async function quietPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  context.setDefaultTimeout(TIMEOUT)
  await context.addInitScript((opened) => {
    const RealDate = Date
    const now = () => opened + Math.floor(performance.now())
    window.Date = class extends RealDate {
      constructor(...parts: ConstructorParameters<DateConstructor> | []) {
        if (parts.length === 0) super(now())
        else super(...(parts as ConstructorParameters<DateConstructor>)) // not empty: checked above
      }
      static override now = now
    } as DateConstructor // a class cannot be called without `new`; nobody does
  }, OPENED)
  return context.newPage()
}

/** Opens a story of a served build, waits until its play is over and all is drawn, and takes its picture. */
export async function shoot(page: Page, url: string, story: Pick<Story, 'id'>, size: Size): Promise<Shot> {
  try {
    await page.setViewportSize(size)
    await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`)
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as StoryWindow // Storybook's global
      return preview?.currentRender?.phase === 'finished'
    })
    const { chromatic, trouble } = await page.evaluate((events) => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StoryWindow // its globals
      const told = events.map((event) => channel?.last(event)).find((args) => args !== undefined)
      return {
        chromatic: preview?.currentRender?.story?.parameters?.chromatic,
        trouble: told === undefined ? undefined : JSON.stringify(told).slice(0, 300),
      }
    }, TROUBLE)
    if (chromatic?.disableSnapshot) return { kind: 'skipped', reason: chromatic.reason }
    if (trouble) return { kind: 'broken', reason: trouble }
    await settle(page)
    const png = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      mask: [page.locator('.chromatic-ignore, [data-chromatic="ignore"]')],
    })
    return { kind: 'picture', png }
  } catch (error) {
    return { kind: 'broken', reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

/** Fonts and pictures are there, and two frames have been drawn with them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // A picture that cannot be loaded is a state like any other.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
