import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The file in a built Storybook that lists which code each story needs. */
export const STORY_CHUNKS_FILE = 'story-chunks.json'

/** Hashes of chunks without their names, which differ between builds, and the chunk of each story file. */
export type StoryChunks = {
  chunks: Record<string, { hash: string; imports: string[] }>
  /** Chunk names by the path of the story file, as `index.json` spells it. */
  stories: Record<string, string>
}

const STORY_FILE = /\.stories\.tsx$/
/** Storybook's modules that list all story files: a new story must not count as a change of every story. */
const STORY_LIST = /virtual:.*storybook/
/** The comment with the path of a module above its code. Packages that are linked into another checkout have another path there. */
const PATH_COMMENT = /^\/\/ .*\n/
/** The docs page and the guides, which the preview loads for docs only. They import every component. */
const DOCS = /\/stories\/support\/docs\//

/** Writes which chunks each story needs, so that `npm run visual` can leave out the stories that a change does not reach. */
export const storyChunksPlugin = (root: string): Plugin => ({
  name: 'story-chunks',
  generateBundle(_options, bundle) {
    const source = JSON.stringify(readStoryChunks(root, Object.values(bundle)))
    this.emitFile({ type: 'asset', fileName: STORY_CHUNKS_FILE, source })
  },
})

/** Reads the graph of chunks from a bundle. */
export function readStoryChunks(
  root: string,
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): StoryChunks {
  const chunks = files.filter((file) => file.type === 'chunk')
  const storyFiles = new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId && STORY_FILE.test(facadeModuleId) ? [[fileName, facadeModuleId] as const] : [],
    ),
  )
  const docs = new Set(
    chunks.filter(({ facadeModuleId }) => DOCS.test(facadeModuleId ?? '')).map(({ fileName }) => fileName),
  )
  const toEntry = (chunk: Rolldown.OutputChunk) => {
    const sum = createHash('sha256')
    for (const [id, { code }] of Object.entries(chunk.modules))
      if (!STORY_LIST.test(id)) sum.update(code?.replace(PATH_COMMENT, '') ?? '')
    const listsStories = Object.keys(chunk.modules).some((id) => STORY_LIST.test(id))
    const lazy = chunk.dynamicImports.filter((name) => !docs.has(name) && !(listsStories && storyFiles.has(name)))
    const imports = [...chunk.imports, ...lazy]
    return [chunk.fileName, { hash: sum.digest('base64url').slice(0, 16), imports }]
  }
  const stories = [...storyFiles].map(([fileName, path]) => [
    `./${relative(root, path).replaceAll('\\', '/')}`,
    fileName,
  ])
  return { chunks: Object.fromEntries(chunks.map(toEntry)), stories: Object.fromEntries(stories) }
}
