import type { Browser, Page } from 'playwright'
import type { Story } from './stories.ts'

/** What Storybook's preview says of the story in the page; the parts of its interface that are read. */
type Preview = {
  currentRender?: {
    id?: string
    phase?: string
    type?: string
    story?: {
      parameters?: {
        chromatic?: { disableSnapshot?: boolean; reason?: string; modes?: Record<string, { disable?: boolean }> }
      }
    }
  }
}
type Channel = { last: (event: string) => unknown; emit: (event: string, payload: unknown) => void }

/** The window of a page that shows a story. */
export type StoryWindow = Window & {
  __STORYBOOK_PREVIEW__?: Preview
  __STORYBOOK_ADDONS_CHANNEL__?: Channel
  /** Says that the story begins now. */
  startOfDay?: () => void
}

/** A screen, and the name that Chromatic's modes have for it. */
export type Size = { mode: string; width: number; height: number }

/** A picture as PNG; or why there is none. `elsewhere`: the story is made for another screen. */
export type Shot =
  | { kind: 'picture'; png: Buffer }
  | { kind: 'elsewhere' }
  | { kind: 'skipped'; reason: string | undefined }
  | { kind: 'broken'; reason: string }

/** When every story believes it was opened; time runs on from there. */
const OPENED = Date.UTC(2026, 5, 1, 12)
const TIMEOUT = 60_000
/** How long nothing may change before a page is at rest, in ms, and how often that is looked for. */
const REST = { pause: 300, tries: 10 }
/** The cause before what comes of it. */
const TROUBLE = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'unhandledErrorsWhilePlaying',
]

/** A page of its own storage in which nothing moves, every day is the same one and everything is near. */
async function quietPage(browser: Browser, { width, height }: Size): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  context.setDefaultTimeout(TIMEOUT)
  await context.addInitScript((opened) => {
    const RealDate = Date
    let started = 0
    const now = () => opened + Math.floor(performance.now() - started)
    ;(window as StoryWindow).startOfDay = () => {
      started = performance.now()
    }
    window.Date = class extends RealDate {
      constructor(...parts: ConstructorParameters<DateConstructor> | []) {
        if (parts.length === 0) super(now())
        else super(...(parts as ConstructorParameters<DateConstructor>)) // not empty: checked above
      }
      static override now = now
    } as DateConstructor // a class cannot be called without `new`; nobody does
    // What is fetched when it comes near the screen is in every picture, or the picture tells how long the page was meanwhile.
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, { ...options, rootMargin: '100000px' })
      }
    }
  }, OPENED)
  return context.newPage()
}

export type Stage = {
  /**
   * Shows a story, waits until its play is over and all is drawn, and takes its picture.
   * @param alone in a page that nothing was shown in before, when nothing changes any more
   */
  shoot: (story: Pick<Story, 'id'>, alone: boolean) => Promise<Shot>
}

/**
 * A page of one size that shows the stories of a served build one after the other, which takes less than half of the time of a
 * new page for each. What is broken there is tried once more in a new one.
 */
export async function openStage(browser: Browser, url: string, size: Size): Promise<Stage> {
  const page = await quietPage(browser, size)
  let isOpen = false

  async function take(id: string, { anew, still }: { anew: boolean; still: boolean }): Promise<Shot> {
    const shot = await attempt(async () => {
      if (anew) await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
      else await page.evaluate(turnTo, id)
      return picture(page, id, size.mode, still)
    })
    isOpen = shot.kind !== 'broken'
    return shot
  }

  return {
    async shoot({ id }, alone) {
      const shot = await take(id, { anew: alone || !isOpen, still: alone })
      return isOpen || alone ? shot : take(id, { anew: true, still: false })
    },
  }
}

async function attempt(shoot: () => Promise<Shot>): Promise<Shot> {
  try {
    return await shoot()
  } catch (error) {
    return { kind: 'broken', reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

/** In the page: shows another story there. */
function turnTo(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, startOfDay } = window as StoryWindow // Storybook's global, and ours
  startOfDay?.()
  scrollTo(0, 0)
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
}

async function picture(page: Page, id: string, mode: string, still: boolean): Promise<Shot> {
  await page.waitForFunction((wanted) => {
    const { id, phase = '' } = (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {} // Storybook's global
    return id === wanted && ['finished', 'errored'].includes(phase)
  }, id)
  const { chromatic, trouble } = await page.evaluate((events) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StoryWindow // its globals
    const told = events.map((event) => channel?.last(event)).find((args) => args !== undefined)
    return {
      chromatic: preview?.currentRender?.story?.parameters?.chromatic,
      trouble: told === undefined ? undefined : JSON.stringify(told).slice(0, 300),
    }
  }, TROUBLE)
  if (chromatic?.modes?.[mode]?.disable) return { kind: 'elsewhere' }
  if (chromatic?.disableSnapshot) return { kind: 'skipped', reason: chromatic.reason }
  if (trouble) return { kind: 'broken', reason: trouble }
  await settle(page)
  return { kind: 'picture', png: await (still ? stillPicture(page) : screenshot(page)) }
}

const screenshot = (page: Page): Promise<Buffer> =>
  page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    mask: [page.locator('.chromatic-ignore, [data-chromatic="ignore"]')],
  })

/** The first of two that are alike: a play can end before what it set off has. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await screenshot(page)
  for (let tries = 0; tries < REST.tries; tries++) {
    await page.waitForTimeout(REST.pause)
    const next = await screenshot(page)
    if (next.equals(last)) break
    last = next
  }
  return last
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
