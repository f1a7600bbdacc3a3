import type { Browser, Page } from 'playwright'
import {
  type DeterministicWindow,
  emulateForcedColors,
  openDeterministicPage,
  setAppearance,
} from './deterministic-page.ts'
import { takeScreenshot, takeStillScreenshot, waitForImagesAndFonts } from './screenshot.ts'
import type { Story } from './story-index.ts'
import type { Mode, Viewport } from './viewports.ts'

type PreparedStory = {
  storyGlobals?: Record<string, unknown>
  parameters?: {
    chromatic?: { disableSnapshot?: boolean; reason?: string; modes?: Record<string, { disable?: boolean }> }
  }
}
/** The parts of Storybook's preview API that are used here. */
type Preview = {
  currentRender?: { id?: string; phase?: string; type?: string }
  /** Loads the code of a story without rendering it. */
  loadStory: (request: { storyId: string }) => Promise<PreparedStory>
}
type Channel = { last: (event: string) => unknown; emit: (event: string, payload: unknown) => void }
export type StoryWindow = DeterministicWindow & {
  __STORYBOOK_PREVIEW__?: Preview
  __STORYBOOK_ADDONS_CHANNEL__?: Channel
}

/** A screenshot as PNG with the markup that it shows, or why there is none. `notApplicable`: the story is made for another viewport. */
export type Capture =
  | { kind: 'screenshot'; png: Buffer; markup: string }
  | { kind: 'notApplicable' }
  | { kind: 'skipped'; reason: string | undefined }
  | { kind: 'broken'; reason: string }

/** Storybook's error events by priority: causes come before their consequences, and only the first is reported. */
const ERROR_EVENTS = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'unhandledErrorsWhilePlaying',
]

export type StoryPage = {
  /**
   * Shows a story, unless the page shows it already, waits for its play function and for all images and fonts, and takes a screenshot for each mode.
   * @param isolated loads the page again first, and waits until the screenshot no longer changes
   */
  capture: (story: Pick<Story, 'id'>, modes: readonly Mode[], isolated: boolean) => Promise<Capture[]>
}

type CaptureOptions = { reload: boolean; still: boolean }

/**
 * Opens a page that shows stories of a served Storybook one after the other, in less than half of the time of a page load per
 * story. A story that fails this way is captured once more after a page load.
 */
export async function openStoryPage(
  browser: Browser,
  url: string,
  size: Pick<Viewport, 'width' | 'height'>,
): Promise<StoryPage> {
  const page = await openDeterministicPage(browser, size)
  const devTools = await page.context().newCDPSession(page)
  let isReady = false
  let shownId: string | undefined

  async function captureStory(id: string, modes: readonly Mode[], { reload, still }: CaptureOptions) {
    const captures = await catchErrors(modes, async () => {
      // A page that shows one mode only is loaded in it, as a user of that mode would load it.
      const appearance = modes.length === 1 ? (modes[0]?.appearance ?? 'light') : 'light'
      // A story that is made for another viewport may not even end in this one.
      if (!reload) {
        const { exclusions } = await readSettings(page, id, modes)
        if (exclusions.every((exclusion) => exclusion !== undefined)) return exclusions
      }
      await emulateForcedColors(page, appearance)
      if (reload) await page.goto(getStoryUrl(url, id, appearance === 'dark' ? 'dark' : 'light'))
      else if (id !== shownId) await page.evaluate(selectStory, id)
      shownId = id
      return captureCurrentStory(page, id, modes, () =>
        still ? takeStillScreenshot(devTools) : takeScreenshot(devTools),
      )
    })
    isReady = captures.every(({ kind }) => kind !== 'broken')
    return captures
  }

  return {
    async capture({ id }, modes, isolated) {
      const captures = await captureStory(id, modes, { reload: isolated || !isReady, still: isolated })
      return isReady || isolated ? captures : captureStory(id, modes, { reload: true, still: false })
    },
  }
}

async function catchErrors(modes: readonly Mode[], capture: () => Promise<Capture[]>): Promise<Capture[]> {
  try {
    return await capture()
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return modes.map(() => ({ kind: 'broken', reason }))
  }
}

/** The address of a story without Storybook's frame, and without its own check by axe. */
export const getStoryUrl = (storybookUrl: string, id: string, theme: 'light' | 'dark' = 'light') =>
  `${storybookUrl}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;theme:${theme}`

/** Runs in the page: shows another story. */
export function selectStory(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, resetClock } = window as StoryWindow // Storybook's global and ours
  resetClock?.()
  scrollTo(0, 0)
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
}

/** Waits until a story is shown and its play function has ended. */
export const waitForStory = (page: Page, storyId: string) =>
  page.waitForFunction((expectedId) => {
    const { id, phase = '' } = (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {} // Storybook's global
    return id === expectedId && ['finished', 'errored'].includes(phase)
  }, storyId)

/**
 * Runs in the page: the markup of the shown story without what depends on earlier stories, but is not seen: the order of Storybook's classes,
 * where a dialog that closed has hidden the rest from screen readers, empty styles, and a span in which charts measure texts.
 */
function readMarkup(): string {
  const root = document.documentElement.cloneNode() as Element // the clone of an element is one
  const body = document.body.cloneNode(true) as Element // the clone of an element is one
  body.className = [...body.classList].toSorted().join(' ')
  body.querySelector('#recharts_measurement_span')?.remove()
  for (const element of body.querySelectorAll('[aria-hidden]')) {
    element.removeAttribute('aria-hidden')
    element.removeAttribute('data-aria-hidden')
  }
  for (const image of body.querySelectorAll('img')) image.removeAttribute('loading') // set before the screenshot
  if (root.getAttribute('style') === '') root.removeAttribute('style')
  return `${root.outerHTML}${body.outerHTML}`
}

/** Ids that React, the charts and the browser number in the order of their creation, also those of earlier stories. */
const NUMBERED_IDS = /_r_[0-9a-z]+_|recharts\d+|blob:[^"]+/g

function renumberIds(markup: string): string {
  const numbers = new Map<string, number>()
  return markup.replaceAll(NUMBERED_IDS, (id) => {
    const number = numbers.get(id) ?? numbers.size
    numbers.set(id, number)
    return `_r_${number}_`
  })
}

/** Runs in a page of Storybook: what a story says about its screenshots. */
export async function loadSettings(storyId: string) {
  const story = await (window as StoryWindow).__STORYBOOK_PREVIEW__?.loadStory({ storyId }) // Storybook's global
  return { chromatic: story?.parameters?.chromatic, hasOwnTheme: story?.storyGlobals?.theme !== undefined }
}

/** For each mode, why a story is not captured in it: undefined if it is. And whether it keeps its theme in all modes. */
async function readSettings(page: Page, storyId: string, modes: readonly Mode[]) {
  const { chromatic, hasOwnTheme } = await page.evaluate(loadSettings, storyId)
  const exclusions = modes.map(({ appearance, chromaticMode }): Capture | undefined => {
    const isExcluded = chromatic?.modes?.[chromaticMode]?.disable || (hasOwnTheme && appearance !== 'light')
    if (isExcluded) return { kind: 'notApplicable' }
    return chromatic?.disableSnapshot ? { kind: 'skipped', reason: chromatic.reason } : undefined
  })
  return { exclusions, hasOwnTheme }
}

/** Runs in the page: the first of Storybook's errors while it showed the story. */
function readError(events: readonly string[]): string | undefined {
  const channel = (window as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__ // Storybook's global
  const payload = events.map((event) => channel?.last(event)).find((args) => args !== undefined)
  return payload === undefined ? undefined : JSON.stringify(payload).slice(0, 300)
}

async function captureCurrentStory(
  page: Page,
  storyId: string,
  modes: readonly Mode[],
  takePicture: () => Promise<Buffer>,
): Promise<Capture[]> {
  await waitForStory(page, storyId)
  const { exclusions, hasOwnTheme } = await readSettings(page, storyId, modes)
  const error = await page.evaluate(readError, ERROR_EVENTS)
  const captures: Capture[] = []
  for (const [index, { appearance }] of modes.entries()) {
    const exclusion = exclusions[index]
    if (exclusion) captures.push(exclusion)
    else if (error) captures.push({ kind: 'broken', reason: error })
    else {
      if (!hasOwnTheme) await setAppearance(page, appearance)
      await waitForImagesAndFonts(page)
      const png = await takePicture()
      captures.push({ kind: 'screenshot', png, markup: renumberIds(await page.evaluate(readMarkup)) })
    }
  }
  return captures
}
