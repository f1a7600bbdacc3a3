import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBasePictures, writeBuildPictures } from './build-pictures.ts'
import { STORY_CHUNKS_FILE } from './story-chunks-plugin.ts'

let workDir: string
beforeEach(() => {
  workDir = mkdtempSync(join(tmpdir(), 'whirligig-pictures-'))
})
afterEach(() => rmSync(workDir, { recursive: true, force: true }))

/** Writes a build with a story of Price and one of Card. */
function writeBuild(name: string, cardCode: string): string {
  const folder = join(workDir, name)
  mkdirSync(folder)
  const writeJson = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value))
  const entries = ['price', 'card'].map((id) => [
    `${id}--plain`,
    { type: 'story', id: `${id}--plain`, title: id, name: 'Plain', importPath: `./${id}.stories.tsx` },
  ])
  writeJson('index.json', { v: 5, entries: Object.fromEntries(entries) })
  writeJson(STORY_CHUNKS_FILE, {
    chunks: { 'assets/price.js': { hash: 'price', imports: [] }, 'assets/card.js': { hash: cardCode, imports: [] } },
    stories: { './price.stories.tsx': 'assets/price.js', './card.stories.tsx': 'assets/card.js' },
  })
  return folder
}

const toPicture = (picture: string) => ({ picture, markup: '<p>' })
const PICTURES = new Map([
  ['price--plain at 360 px', toPicture('a')],
  ['price--plain at 1280 px, dark', toPicture('b')],
  ['card--plain at 360 px', toPicture('c')],
])

it('knows the pictures of another build in the stories that are built of the same files', () => {
  const older = writeBuild('older', 'card')
  writeBuildPictures(older, PICTURES)
  expect(readBasePictures(writeBuild('base', 'another card'), [older])).toEqual(
    new Map([
      ['price--plain at 360 px', toPicture('a')],
      ['price--plain at 1280 px, dark', toPicture('b')],
    ]),
  )
})

it('prefers the pictures of the base itself', () => {
  const older = writeBuild('older', 'card')
  writeBuildPictures(older, PICTURES)
  const base = writeBuild('base', 'card')
  const own = new Map([['price--plain at 360 px', toPicture('of the base')]])
  writeBuildPictures(base, own)
  expect(readBasePictures(base, [older])).toEqual(new Map([...PICTURES, ...own]))
})

it('knows nothing of a build without pictures', () => {
  expect(readBasePictures(writeBuild('base', 'card'), [writeBuild('older', 'card')])).toEqual(new Map())
})
