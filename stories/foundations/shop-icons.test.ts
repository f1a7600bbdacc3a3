import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findImportedIcons } from './imported-icons.ts'

const read = (path: string) => readFileSync(`${import.meta.dirname}/../../${path}`, 'utf8')

// Read instead of imported: the whole of lucide takes a second.
it('shows every icon that the sources import, and no other', () => {
  const sources = globSync('{ui/src,features/!(node_modules),app/src}/**/*.tsx', {
    cwd: `${import.meta.dirname}/../..`,
  })
  const shown = read('stories/foundations/shop-icons.ts').match(/\b[A-Z]\w*(?=,\n)/g)
  expect(shown).toEqual(findImportedIcons(sources.map(read)))
})
