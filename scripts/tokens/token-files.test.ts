import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TOKEN_FILES } from './write-tokens.ts'

it.each([...TOKEN_FILES])('%s is what `npm run tokens` writes', (path, text) => {
  expect(readFileSync(path, 'utf8'), 'run npm run tokens').toBe(text)
})
