import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toTokensCss } from '../../ui/src/tokens-css.ts'
import { toDesignTokens, toTextTokens } from '../../ui/src/tokens-dtcg.ts'

const folder = join(import.meta.dirname, '../../ui/src')

const toJson = (tokens: object) => `${JSON.stringify(tokens, null, 2)}\n`

/** The generated files, by path. `token-files.test.ts` compares them with the files of the repository. */
export const TOKEN_FILES: ReadonlyMap<string, string> = new Map([
  [join(folder, 'tokens.css'), toTokensCss()],
  [join(folder, 'tokens.json'), toJson(toDesignTokens())],
  [join(folder, 'tokens.light.json'), toJson(toTextTokens('light'))],
  [join(folder, 'tokens.dark.json'), toJson(toTextTokens('dark'))],
])

if (import.meta.main) for (const [path, text] of TOKEN_FILES) writeFileSync(path, text)
