import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
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
/** The id of a picture, which differs between builds. Pictures are compared on their own. */
const FILE_ID = /(?<=ROLLDOWN_FILE_URL_)[\w$]+/g
/** The docs page and the guides, which the preview loads for docs only. They import every component. */
const DOCS = /\/stories\/support\/docs\//

/** Writes which chunks each story needs, so that `npm run visual` can leave out the stories that a change does not reach. */
export const storyChunksPlugin = (root: string): Plugin => ({
  name: 'story-chunks',
  generateBundle(_options, bundle) {
    const readSource = (id: string) => {
      const code = this.getModuleInfo(id)?.code ?? ''
      return code.replaceAll(resolve(root), '').replaceAll(FILE_ID, '')
    }
    const source = JSON.stringify(readStoryChunks(root, Object.values(bundle), readSource))
    this.emitFile({ type: 'asset', fileName: STORY_CHUNKS_FILE, source })
  },
})

/**
 * Reads the graph of chunks from a bundle.
 * @param readSource returns the code of a module before it was bundled, without what depends on the checkout or the build. Afterwards it
 * contains names that depend on other modules.
 */
export function readStoryChunks(
  root: string,
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  readSource: (id: string) => string,
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
    const modules = Object.keys(chunk.modules)
    const sources = modules.filter((id) => chunk.modules[id]?.code && !STORY_LIST.test(id)).map(readSource)
    // The same chunk does not always list its modules in the same order.
    const sum = createHash('sha256').update(sources.toSorted().join('\n'))
    const listsStories = modules.some((id) => STORY_LIST.test(id))
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
