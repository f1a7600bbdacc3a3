import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { parseStoryFile } from './parse-story-file.ts'

const QUERY = '?story-file'

/** Imports what samples of code need of a story file: `import file from './button.stories.tsx?story-file'`. */
export const storyFilePlugin: Plugin = {
  name: 'story-file',
  enforce: 'pre',
  load: {
    filter: { id: /\?story-file$/ },
    handler: async (id) => {
      const file = parseStoryFile(await readFile(id.slice(0, -QUERY.length), 'utf8'))
      return { code: `export default ${JSON.stringify(file)}`, moduleType: 'js' }
    },
  },
}
