import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toTokensCss } from '../../ui/src/tokens-css.ts'
import { toDesignTokens } from '../../ui/src/tokens-dtcg.ts'

const folder = join(import.meta.dirname, '../../ui/src')

/** The generated files, by path. `token-files.test.ts` compares them with the files of the repository. */
export const TOKEN_FILES: ReadonlyMap<string, string> = new Map([
  [join(folder, 'tokens.css'), toTokensCss()],
  [join(folder, 'tokens.json'), `${JSON.stringify(toDesignTokens(), null, 2)}\n`],
])

if (import.meta.main) for (const [path, text] of TOKEN_FILES) writeFileSync(path, text)
