import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findBrowser } from '../browser.ts'
import { compareStory, type Verdict } from './compare.ts'
import { openStage, type Size } from './shoot.ts'
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
  /** How many stories are shot side by side. */
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
        const stages = await Promise.all(
          sizes.map(async (size) => ({
            width: size.width,
            before: await openStage(browser, then.url, size),
            after: await openStage(browser, now.url, size),
          })),
        )
        for (const [at, story] of waiting) {
          const ofStory: Result[] = []
          for (const { width, before, after } of stages) {
            const verdict = await compareStory(
              (alone) => before.shoot(story, alone),
              (alone) => after.shoot(story, alone),
              tolerance,
            )
            if (verdict.kind !== 'elsewhere') ofStory.push({ story, width, verdict })
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
