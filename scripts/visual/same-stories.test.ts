import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compareFiles } from './same-stories.ts'
import type { StoryChunks } from './story-chunks-plugin.ts'

let workDir: string
beforeEach(() => {
  workDir = mkdtempSync(join(tmpdir(), 'whirligig-same-'))
})
afterEach(() => rmSync(workDir, { recursive: true, force: true }))

/** Two stories that share a chunk: Price has one of its own, which it loads later. */
const GRAPH: StoryChunks = {
  chunks: {
    'assets/iframe-aaaaaaaa.js': { hash: 'preview', imports: [] },
    'assets/price.stories-a.js': { hash: 'price', imports: ['assets/cx-a.js', 'assets/chart-a.js'] },
    'assets/card.stories-a.js': { hash: 'card', imports: ['assets/cx-a.js'] },
    'assets/cx-a.js': { hash: 'cx', imports: [] },
    'assets/chart-a.js': { hash: 'chart', imports: [] },
  },
  stories: { './price.stories.tsx': 'assets/price.stories-a.js', './card.stories.tsx': 'assets/card.stories-a.js' },
}

/** Writes a build. Its files replace those of the build that the tests start from. */
function writeBuild(name: string, files: Record<string, string> = {}, hashes: Record<string, string> = {}): string {
  const chunks = Object.entries(GRAPH.chunks).map(([file, chunk]) => [
    file,
    { ...chunk, hash: hashes[chunk.hash] ?? chunk.hash },
  ])
  const written: Record<string, string> = {
    'story-chunks.json': JSON.stringify({ ...GRAPH, chunks: Object.fromEntries(chunks) }),
    'iframe.html': '<script src="./assets/iframe-aaaaaaaa.js">',
    'assets/iframe-a.css': '.m-0{margin:0}',
    'images/logo.png': 'logo',
    ...Object.fromEntries(Object.keys(GRAPH.chunks).map((file) => [file, `"${file}"`])),
    ...files,
  }
  for (const [file, content] of Object.entries(written)) {
    mkdirSync(dirname(join(workDir, name, file)), { recursive: true })
    writeFileSync(join(workDir, name, file), content)
  }
  return join(workDir, name)
}

const BOTH = ['./price.stories.tsx', './card.stories.tsx']

/** Lists the stories that are the same in a build and in the one that the tests start from. */
const listSame = (after: string, before = writeBuild('before')) =>
  BOTH.filter((importPath) => compareFiles(before, after)({ importPath }).isSame)
const listWithSameStyles = (after: string, before = writeBuild('before')) =>
  BOTH.filter((importPath) => compareFiles(before, after)({ importPath }).hasSameStyles)

describe('compareFiles', () => {
  it('finds all stories in equal builds', () => {
    const after = writeBuild('after', {
      'iframe.html': '<script src="./assets/iframe-bbbbbbbb.js">',
      'index.json': '{}',
    })
    expect(listSame(after)).toEqual(BOTH)
  })

  it('leaves out the stories that load changed code, also later', () => {
    expect(listSame(writeBuild('card', {}, { card: 'other' }))).toEqual(['./price.stories.tsx'])
    expect(listSame(writeBuild('chart', {}, { chart: 'other' }))).toEqual(['./card.stories.tsx'])
    expect(listSame(writeBuild('cx', {}, { cx: 'other' }))).toEqual([])
    expect(listSame(writeBuild('preview', {}, { preview: 'other' }))).toEqual([])
  })

  it('leaves out the stories whose code names a changed class', () => {
    const price = 'class:"p-2"'
    const before = writeBuild('before', { 'assets/price.stories-a.js': price })
    const after = writeBuild('after', {
      'assets/price.stories-a.js': price,
      'assets/iframe-a.css': '.m-0{margin:0}.p-2{padding:2px}',
    })
    expect(listSame(after, before)).toEqual(['./card.stories.tsx'])
    expect(listWithSameStyles(after, before)).toEqual(['./card.stories.tsx'])
  })

  it('knows that styles and pictures are the same for stories with other code', () => {
    expect(listWithSameStyles(writeBuild('cx', {}, { cx: 'other' }))).toEqual(BOTH)
    expect(listWithSameStyles(writeBuild('css', { 'assets/iframe-a.css': 'a{margin:0}' }))).toEqual([])
    expect(listWithSameStyles(writeBuild('picture', { 'images/logo.png': 'other' }))).toEqual([])
  })

  it('finds none if a rule for all pages, a picture or the page of the preview has changed', () => {
    expect(listSame(writeBuild('css', { 'assets/iframe-a.css': 'a{margin:0}' }))).toEqual([])
    expect(listSame(writeBuild('picture', { 'images/logo.png': 'other' }))).toEqual([])
    expect(listSame(writeBuild('page', { 'iframe.html': '<base target="_top">' }))).toEqual([])
  })

  it('finds none in a build without a list of chunks, and no story that only one build has', () => {
    const old = writeBuild('old')
    rmSync(join(old, 'story-chunks.json'))
    expect(listSame(writeBuild('after'), old)).toEqual([])
    const compare = compareFiles(writeBuild('before'), writeBuild('after'))
    expect(compare({ importPath: './new.stories.tsx' })).toEqual({ hasSameStyles: false, isSame: false })
  })
})
