import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPictures } from './compare-story.ts'
import type { Story } from './story-index.ts'
import type { Capture } from './story-page.ts'
import { formatMode, type Viewport } from './viewports.ts'

/** In the folder of a build of Storybook. */
const FILE = 'pictures.json'

/**
 * Hashes of the screenshots that earlier runs took of the base, by story, size and appearance. A story that looks the same in the newer
 * build is not captured in the base again. Nothing else follows from them: hashes of another browser or other fonts cost time and
 * hide no change.
 */
export type BasePictures = Map<string, string>

export function readBasePictures(build: string): BasePictures {
  const file = join(build, FILE)
  return new Map(existsSync(file) ? Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))) : [])
}

export const writeBasePictures = (build: string, pictures: BasePictures): void =>
  writeFileSync(join(build, FILE), JSON.stringify(Object.fromEntries(pictures)))

/** Whether a story of the base has been captured at this size. */
export const hasPictures = (pictures: BasePictures, story: Story, viewport: Viewport): boolean =>
  toKeys(story, viewport).some((key) => pictures.has(key))

/** Whether the base looked like this in all modes. A mode without a screenshot of the newer build needs none of the base. */
export const matchesPictures = (
  pictures: BasePictures,
  story: Story,
  viewport: Viewport,
  captures: readonly Capture[],
): boolean =>
  toKeys(story, viewport).every((key, index) => {
    const capture = captures[index]
    return capture?.kind === 'screenshot' ? pictures.get(key) === hashPictures(capture.png) : capture?.kind !== 'broken'
  })

/** Remembers screenshots of the base. */
export function addPictures(
  pictures: BasePictures,
  story: Story,
  viewport: Viewport,
  captures: readonly Capture[],
): void {
  for (const [index, key] of toKeys(story, viewport).entries()) {
    const capture = captures[index]
    if (capture?.kind === 'screenshot') pictures.set(key, hashPictures(capture.png))
  }
}

const toKeys = ({ id }: Story, { width, modes }: Viewport) =>
  modes.map(({ appearance }) => `${id} at ${formatMode(width, appearance)}`)
