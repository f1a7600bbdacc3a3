import { expect, it } from 'vitest'
import { firstFreeSlug, toSlug } from './slug.ts'

it.each([
  ['Rubix Cube', 'rubix-cube'],
  ['  Bärbel’s "Toys" & Co.  ', 'barbels-toys-co'],
  ['--', 'toy'],
  ['木のおもちゃ', 'toy'],
  ['x'.repeat(300), 'x'.repeat(112)],
])('converts %j to the slug %j', (name, slug) => {
  expect(toSlug(name, 'toy')).toBe(slug)
})

it('appends the first free number to a slug that is taken', () => {
  expect(firstFreeSlug('a', new Set(['b']))).toBe('a')
  expect(firstFreeSlug('a', new Set(['a']))).toBe('a-2')
  expect(firstFreeSlug('a', new Set(['a', 'a-2', 'a-3', 'a-5']))).toBe('a-4')
})
