import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, ensureBrowser } from '../browser.ts'
import { compareStory, type Result } from './compare-story.ts'
import { DETERMINISTIC_FLAGS, type Viewport } from './deterministic-page.ts'
import { serveFolder } from './serve-folder.ts'
import { listStories, matchStories, type Story } from './story-index.ts'
import { openStoryPage } from './story-page.ts'

export type StoryResult = { story: Story; width: number; theme?: 'light' | 'dark'; result: Result }
export type Comparison = { results: StoryResult[]; added: Story[]; removed: Story[] }

export type CompareOptions = {
  /** Folders of two static Storybooks. */
  before: string
  after: string
  /** A part of a story's title, name or file; empty for all stories. */
  only: string
  /** How many pixels of a screenshot may differ. */
  tolerance: number
  /** How many stories are captured in parallel. */
  pages: number
  viewports: readonly Viewport[]
  /** Called after each story. */
  onProgress?: (done: number, total: number) => void
}

/** Captures every story that both builds have, at every viewport, in one browser, and compares the screenshots. */
export async function compareBuilds(options: CompareOptions): Promise<Comparison> {
  const { before, after, only, tolerance, pages, viewports, onProgress } = options
  const list = (folder: string) => listStories(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')), only)
  const { common, added, removed } = matchStories(list(before), list(after))
  const serverBefore = await serveFolder(before)
  const serverAfter = await serveFolder(after)
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...CHROMIUM_ARGS, ...DETERMINISTIC_FLAGS],
  })
  const results: StoryResult[][] = []
  const queue = common.entries()
  let done = 0

  /** Takes stories from the queue until it is empty, in pages of its own. */
  async function compareQueuedStories(): Promise<void> {
    const storyPages = await Promise.all(
      viewports.map(async (viewport) => ({
        width: viewport.width,
        theme: viewport.theme,
        pageBefore: await openStoryPage(browser, serverBefore.url, viewport),
        pageAfter: await openStoryPage(browser, serverAfter.url, viewport),
      })),
    )
    for (const [index, story] of queue) {
      const storyResults: StoryResult[] = []
      for (const { width, theme, pageBefore, pageAfter } of storyPages) {
        const result = await compareStory(
          (isolated) => pageBefore.capture(story, isolated),
          (isolated) => pageAfter.capture(story, isolated),
          tolerance,
        )
        if (result.kind !== 'notApplicable') storyResults.push({ story, width, theme, result })
      }
      results[index] = storyResults
      onProgress?.(++done, common.length)
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(pages, common.length) }, compareQueuedStories))
  } finally {
    await browser.close()
    serverBefore.close()
    serverAfter.close()
  }
  return { results: results.flat(), added, removed }
}
