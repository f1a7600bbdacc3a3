import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findBrowser } from '../browser.ts'
import { compareStory, type Verdict } from './compare.ts'
import { quietPage, type Size, shoot } from './shoot.ts'
import { serveFolder } from './static-server.ts'
import { pairsOf, type Story, storiesOf } from './stories.ts'

export type Result = { story: Story; width: number; verdict: Verdict }
export type Comparison = { results: Result[]; added: Story[]; removed: Story[] }

export type RunOptions = {
  /** Folders of two static Storybooks. */
  before: string
  after: string
  only: string
  tolerance: number
  /** How many pages shoot side by side. */
  pages: number
  sizes: readonly Size[]
  /** Called after each story. */
  onProgress?: (done: number, of: number) => void
}

/** Draws the same twice: whole tiles, without what depends on the screen, on the processor or on what was drawn before. */
const STEADY = [
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
]

/** Shoots every story that both builds have, at every size, in one browser, and compares. */
export async function run({
  before,
  after,
  only,
  tolerance,
  pages,
  sizes,
  onProgress,
}: RunOptions): Promise<Comparison> {
  const list = (folder: string) => storiesOf(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')), only)
  const { both, added, removed } = pairsOf(list(before), list(after))
  const then = await serveFolder(before)
  const now = await serveFolder(after)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...CHROMIUM_ARGS, ...STEADY],
  })
  const results: Result[][] = []
  const waiting = both.entries()
  let done = 0
  try {
    await Promise.all(
      Array.from({ length: Math.min(pages, both.length) }, async () => {
        const page = await quietPage(browser)
        for (const [at, story] of waiting) {
          const ofStory: Result[] = []
          for (const size of sizes) {
            const take = (url: string) => () => shoot(page, url, story, size)
            const verdict = await compareStory(take(then.url), take(now.url), tolerance)
            ofStory.push({ story, width: size.width, verdict })
          }
          results[at] = ofStory
          onProgress?.(++done, both.length)
        }
      }),
    )
  } finally {
    await browser.close()
    then.close()
    now.close()
  }
  return { results: results.flat(), added, removed }
}
