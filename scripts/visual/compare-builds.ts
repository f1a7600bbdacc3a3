import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, ensureBrowser, findFastBrowser, installFastBrowser } from '../browser.ts'
import {
  addPictures,
  type BuildPictures,
  copyPictures,
  hasPictures,
  hasSameMarkup,
  matchesPictures,
  refreshMarkup,
} from './build-pictures.ts'
import { compareStory, type Result } from './compare-story.ts'
import { DETERMINISTIC_FLAGS } from './deterministic-page.ts'
import type { SameFiles } from './same-stories.ts'
import { serveFolder } from './serve-folder.ts'
import { listStories, matchStories, type Story } from './story-index.ts'
import { type Capture, openStoryPage, type StoryPage } from './story-page.ts'
import type { TokenChange } from './token-changes.ts'
import type { Appearance, Mode, Viewport } from './viewports.ts'

export type StoryResult = { story: Story; width: number; appearance: Appearance; result: Result }
export type Comparison = {
  results: StoryResult[]
  added: Story[]
  removed: Story[]
  /** Stories that are built of the same files, so they are not captured. */
  same: Story[]
}

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
  /** Tokens with another value: changes to such colours need no confirmation. */
  tokens?: readonly TokenChange[]
  /** Whether to capture also the stories that are built of the same files. */
  all: boolean
  /** What a story loads that is the same in both builds. */
  compareFiles: (story: Story) => SameFiles
  /** What earlier runs know of the older build. The screenshots that this run takes of it are added. */
  basePictures?: BuildPictures
  /** Receives the screenshots of the newer build. */
  afterPictures?: BuildPictures
  /** Called after each story. */
  onProgress?: (done: number, total: number) => void
}

/** Captures every story that both builds have, at every viewport, in one browser, and compares the screenshots. */
export async function compareBuilds(options: CompareOptions): Promise<Comparison> {
  const { before, after, only, all, compareFiles, pages, viewports, onProgress } = options
  const list = (folder: string) => listStories(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')), only)
  const { common, added, removed } = matchStories(list(before), list(after))
  const same = all ? [] : common.filter((story) => compareFiles(story).isSame)
  const different = common.filter((story) => !same.includes(story))
  const serverBefore = await serveFolder(before)
  const serverAfter = await serveFolder(after)
  installFastBrowser()
  const browser = await chromium.launch({
    executablePath: findFastBrowser() ?? ensureBrowser(),
    args: [...CHROMIUM_ARGS, ...DETERMINISTIC_FLAGS],
  })
  const pictureOptions = { basePictures: new Map(), afterPictures: new Map(), ...options }
  const results: StoryResult[][] = []
  const queue = different.entries()
  let done = 0

  /** Takes stories from the queue until it is empty, in pages of its own. */
  async function compareQueuedStories(): Promise<void> {
    const pairs = await Promise.all(
      viewports.map(async (viewport) => ({
        viewport,
        pageBefore: await openStoryPage(browser, serverBefore.url, viewport),
        pageAfter: await openStoryPage(browser, serverAfter.url, viewport),
      })),
    )
    for (const [index, story] of queue) {
      const storyResults: StoryResult[] = []
      for (const pair of pairs) storyResults.push(...(await compareAtViewport(story, pair, pictureOptions)))
      results[index] = storyResults
      onProgress?.(++done, different.length)
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(pages, different.length) }, compareQueuedStories))
  } finally {
    await browser.close()
    serverBefore.close()
    serverAfter.close()
  }
  return { results: results.flat(), added, removed, same }
}

type PagePair = { viewport: Viewport; pageBefore: StoryPage; pageAfter: StoryPage }

type PictureOptions = Required<Pick<CompareOptions, 'basePictures' | 'afterPictures'>> &
  Pick<CompareOptions, 'tolerance' | 'tokens' | 'compareFiles'>

/**
 * Compares a story in the modes of a viewport. The same markup with the same styles that looks the same in the first mode does so in the others:
 * the dark theme and forced colours are nothing but styles.
 */
async function compareAtViewport(story: Story, pair: PagePair, options: PictureOptions): Promise<StoryResult[]> {
  const { basePictures, afterPictures, compareFiles } = options
  const [first, ...others] = pair.viewport.modes
  if (!first || others.length === 0 || !compareFiles(story).hasSameStyles) return compareModes(story, pair, options)
  const results = await compareModes(story, toModes(pair, [first]), options)
  const otherModes = toModes(pair, others)
  if (isUnchanged(results) && hasSameMarkup(basePictures, afterPictures, story, pair.viewport)) {
    copyPictures(basePictures, afterPictures, story, otherModes.viewport)
    const { width } = pair.viewport
    return [...results, ...others.map(({ appearance }) => ({ story, width, appearance, result: IMPLIED }))]
  }
  results.push(...(await compareModes(story, otherModes, options)))
  refreshMarkup(basePictures, afterPictures, story, pair.viewport)
  return results
}

const isUnchanged = (results: readonly StoryResult[]) =>
  results.length > 0 && results.every(({ result }) => result.kind === 'unchanged')

const IMPLIED: Result = { kind: 'implied' }

const toModes = (pair: PagePair, modes: readonly Mode[]): PagePair => ({
  ...pair,
  viewport: { ...pair.viewport, modes },
})

/** Compares a story in all modes of a viewport. The first screenshots of all modes are taken of one rendering. */
async function compareModes(
  story: Story,
  { viewport, pageBefore, pageAfter }: PagePair,
  { tolerance, tokens = [], basePictures, afterPictures }: PictureOptions,
): Promise<StoryResult[]> {
  const { width, modes } = viewport
  async function captureBase() {
    const captures = await pageBefore.capture(story, modes, false)
    addPictures(basePictures, story, viewport, captures)
    return captures
  }
  const wasCaptured = hasPictures(basePictures, story, viewport)
  const [first, after] = await Promise.all([
    wasCaptured ? undefined : captureBase(),
    pageAfter.capture(story, modes, false),
  ])
  addPictures(afterPictures, story, viewport, after)
  const before = first ?? (matchesPictures(basePictures, story, viewport, after) ? after : await captureBase())
  const storyResults: StoryResult[] = []
  for (const [index, mode] of modes.entries()) {
    const captureAgain = async (page: StoryPage) => pickCapture(await page.capture(story, [mode], true), 0)
    const result = await compareStory(
      async (isolated) => (isolated ? captureAgain(pageBefore) : pickCapture(before, index)),
      async (isolated) => (isolated ? captureAgain(pageAfter) : pickCapture(after, index)),
      tolerance,
      ({ from, to }) => tokens.some((token) => token.from === from && token.to === to),
    )
    if (result.kind !== 'notApplicable') storyResults.push({ story, width, appearance: mode.appearance, result })
  }
  return storyResults
}

const pickCapture = (captures: readonly Capture[], index: number): Capture =>
  captures[index] ?? { kind: 'broken', reason: 'No screenshot was taken.' }
