import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findImportedIcons } from './imported-icons.ts'

const read = (path: string) => readFileSync(`${import.meta.dirname}/../../${path}`, 'utf8')

// The file is read as text, because importing lucide takes a second.
it('lists exactly the icons that the sources import', () => {
  const sources = globSync('{ui/src,features/!(node_modules),app/src}/**/*.tsx', {
    cwd: `${import.meta.dirname}/../..`,
  })
  const listed = read('stories/foundations/shop-icons.ts').match(/\b[A-Z]\w*(?=,\n)/g)
  expect(listed).toEqual(findImportedIcons(sources.map(read)))
})
