import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCssChanges } from './css-changes.ts'
import { STORY_CHUNKS_FILE, type StoryChunks } from './story-chunks-plugin.ts'
import type { Story } from './story-index.ts'

/** Storybook's own interface and lists, which a story does not load. */
const NOT_LOADED = /^(?:assets|sb-manager|sb-addons|sb-common-assets)\b|^[\w-]+\.json$|^index\.html$/
/** The hash in the name of a built file. */
const NAME_HASH = /-[\w-]{8}\.(?=\w+)/g

/** What a story loads that is the same in two builds. */
export type SameFiles = {
  /** Whether styles, pictures and fonts are the same. */
  hasSameStyles: boolean
  /** Whether the code is the same, too. */
  isSame: boolean
}

const NOTHING_SAME: SameFiles = { hasSameStyles: false, isSame: false }

/** Compares the files of two builds. Returns a function that tells what a story loads that is the same in both. */
export function compareFiles(before: string, after: string): (story: Pick<Story, 'importPath'>) => SameFiles {
  const [graphBefore, graphAfter] = [readGraph(before), readGraph(after)]
  if (!graphBefore || !graphAfter || hashOtherFiles(before) !== hashOtherFiles(after)) return () => NOTHING_SAME
  const cssChanges = findCssChanges(readStyles(before), readStyles(after))
  if (!cssChanges) return () => NOTHING_SAME

  function compare(importPath: string): SameFiles {
    const [filesBefore, filesAfter] = [listChunks(graphBefore, importPath), listChunks(graphAfter, importPath)]
    if (filesAfter.length === 0) return NOTHING_SAME
    const codes = cssChanges?.size === 0 ? [] : filesAfter.map((file) => readOnce(join(after, file)))
    const hasSameStyles = ![...(cssChanges ?? [])].some((name) => codes.some((code) => code.includes(name)))
    const toHashes = (graph: StoryChunks | undefined, files: readonly string[]) =>
      files
        .map((file) => graph?.chunks[file]?.hash)
        .toSorted()
        .join()
    const hasSameCode = toHashes(graphBefore, filesBefore) === toHashes(graphAfter, filesAfter)
    return { hasSameStyles, isSame: hasSameStyles && hasSameCode }
  }
  const results = new Map<string, SameFiles>()
  return ({ importPath }) => {
    const known = results.get(importPath) ?? compare(importPath)
    results.set(importPath, known)
    return known
  }
}

const codes = new Map<string, string>()
function readOnce(file: string): string {
  const code = codes.get(file) ?? readFileSync(file, 'utf8')
  codes.set(file, code)
  return code
}

/** The chunks of a build; `undefined` if it is older than that list. */
function readGraph(folder: string): StoryChunks | undefined {
  const file = join(folder, STORY_CHUNKS_FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** All chunks that a story loads: its own, those that it imports, and the preview. */
function listChunks(graph: StoryChunks | undefined, importPath: string): string[] {
  const start = graph?.stories[importPath]
  if (!graph || !start) return []
  const found = new Set<string>()
  const queue = [start, ...Object.keys(graph.chunks).filter((name) => /\biframe-/.test(name))]
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (found.has(name)) continue
    found.add(name)
    queue.push(...(graph.chunks[name]?.imports ?? []))
  }
  return [...found].filter((name) => graph.chunks[name])
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()

const readStyles = (folder: string) =>
  listFiles(folder)
    .filter((name) => name.startsWith('assets/') && name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

/** Hashes the page of the preview, and pictures and fonts. Scripts and style sheets are compared story by story. */
function hashOtherFiles(folder: string): string {
  const sum = createHash('sha256')
  for (const name of listFiles(folder)) {
    if (name.startsWith('assets/') ? /\.(?:js|css)$/.test(name) : NOT_LOADED.test(name)) continue
    const content = readFileSync(join(folder, name))
    sum.update(name)
    sum.update(name.endsWith('.html') ? content.toString().replaceAll(NAME_HASH, '.') : content)
  }
  return sum.digest('hex')
}
