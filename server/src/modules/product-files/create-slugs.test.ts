import { expect, it } from 'vitest'
import { createSlugs } from './create-slugs.ts'

const create = (names: readonly string[], taken: readonly string[]) =>
  createSlugs(
    names.map((name, index) => ({ name, sku: `S_${index}` })),
    async (slugs) => new Set(slugs.filter((slug) => taken.includes(slug))),
  )

it.each([
  [['Kite', 'Räder', '木馬'], [], ['kite', 'rader', 'toy']],
  [['Kite', 'kite', 'Kite'], ['kite-2'], ['kite', 'kite-3', 'kite-4']],
  [['Kite 2', 'Kite', 'Kite'], [], ['kite-2', 'kite', 'kite-3']],
  [['Kite'], ['kite', ...Array.from({ length: 20 }, (_, n) => `kite-${n + 2}`)], ['kite-s-0']],
])('makes unique slugs of %j beside %j', async (names, taken, slugs) => {
  expect(await create(names, taken)).toEqual(slugs)
})
