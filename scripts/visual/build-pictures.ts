import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPictures } from './compare-story.ts'
import { compareFiles } from './same-stories.ts'
import { listStories, type Story } from './story-index.ts'
import type { Capture } from './story-page.ts'
import { formatMode, type Viewport } from './viewports.ts'

/** In the folder of a build of Storybook. */
const FILE = 'pictures.json'
/** Between the id of a story and the size. */
const SEPARATOR = ' at '

/** Hashes of a screenshot and of the markup that it shows. */
type BuildPicture = { picture: string; markup: string }

/**
 * What runs know of the screenshots of a build, by story, size and appearance. A story that looks like the base in the newer build is
 * not captured in the base again. Hashes are only compared for equality: those of another browser or other fonts cost time and hide no change.
 */
export type BuildPictures = Map<string, BuildPicture>

function readBuildPictures(build: string): BuildPictures {
  const file = join(build, FILE)
  return new Map(existsSync(file) ? Object.entries<BuildPicture>(JSON.parse(readFileSync(file, 'utf8'))) : [])
}

/**
 * What is known of the screenshots of a base: its own, and those that other builds have of stories which are built of the same files.
 * @param others folders of other builds
 */
export function readBasePictures(base: string, others: readonly string[]): BuildPictures {
  return new Map([...others.flatMap((other) => listSamePictures(other, base)), ...readBuildPictures(base)])
}

function listSamePictures(other: string, base: string): [string, BuildPicture][] {
  const pictures = [...readBuildPictures(other)]
  if (pictures.length === 0) return []
  const stories = listStories(JSON.parse(readFileSync(join(base, 'index.json'), 'utf8')), '')
  const compare = compareFiles(other, base)
  const same = new Set(stories.filter((story) => compare(story).isSame).map(({ id }) => id))
  return pictures.filter(([key]) => same.has(key.split(SEPARATOR)[0] ?? ''))
}

export const writeBuildPictures = (build: string, pictures: BuildPictures): void =>
  writeFileSync(join(build, FILE), JSON.stringify(Object.fromEntries(pictures)))

/** Whether a story of the base has been captured at this size. */
export const hasPictures = (pictures: BuildPictures, story: Story, viewport: Viewport): boolean =>
  toKeys(story, viewport).some((key) => pictures.has(key))

/** Whether the base looked like this in all modes. A mode without a screenshot of the newer build needs none of the base. */
export const matchesPictures = (
  pictures: BuildPictures,
  story: Story,
  viewport: Viewport,
  captures: readonly Capture[],
): boolean =>
  toKeys(story, viewport).every((key, index) => {
    const capture = captures[index]
    if (capture?.kind !== 'screenshot') return capture?.kind !== 'broken'
    return pictures.get(key)?.picture === hashPictures(capture.png)
  })

/** Whether both builds show the same markup in the first mode of a viewport. */
export function hasSameMarkup(before: BuildPictures, after: BuildPictures, story: Story, viewport: Viewport): boolean {
  const [key = ''] = toKeys(story, viewport)
  const markup = after.get(key)?.markup
  return markup !== undefined && before.get(key)?.markup === markup
}

/** Remembers screenshots. */
export function addPictures(
  pictures: BuildPictures,
  story: Story,
  viewport: Viewport,
  captures: readonly Capture[],
): void {
  for (const [index, key] of toKeys(story, viewport).entries()) {
    const capture = captures[index]
    if (capture?.kind !== 'screenshot') continue
    pictures.set(key, { picture: hashPictures(capture.png), markup: hashPictures(Buffer.from(capture.markup)) })
  }
}

/** Remembers of a build that a story looks as in another one, as far as that is known. */
export function copyPictures(from: BuildPictures, to: BuildPictures, story: Story, viewport: Viewport): void {
  for (const key of toKeys(story, viewport)) {
    const picture = from.get(key)
    if (picture) to.set(key, picture)
  }
}

/**
 * Remembers the markup of the newer build for the base too, if both look the same in all modes. Without it, a base whose markup was recorded
 * differently would be captured in all modes each time.
 */
export function refreshMarkup(before: BuildPictures, after: BuildPictures, story: Story, viewport: Viewport): void {
  const isSame = toKeys(story, viewport).every((key) => before.get(key)?.picture === after.get(key)?.picture)
  if (isSame) copyPictures(after, before, story, viewport)
}

const toKeys = ({ id }: Story, { width, modes }: Viewport) =>
  modes.map(({ appearance }) => `${id}${SEPARATOR}${formatMode(width, appearance)}`)
