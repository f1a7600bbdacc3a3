import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COLOURS } from './design-tokens.ts'

// A computed path, because the server's TypeScript project does not include the component library.
const tokensFile = join(import.meta.dirname, '../../../ui/src/tokens.ts')

it('has the values of the component library', async () => {
  const { colour }: { colour: Record<string, string> } = await import(tokensFile)
  for (const [name, value] of Object.entries(COLOURS)) expect([name, value]).toEqual([name, colour[name]])
})
