import { LIMITS } from '@whirligig/contract'
import { aProduct } from '@whirligig/contract/fixtures'
import { expect, it } from 'vitest'
import { parseLookedAt } from './parse-looked-at.ts'

const ids = Array.from({ length: LIMITS.lookedAt + 1 }, (_, index) => aProduct({ slug: `toy-${index}` })._id)
const [first = '', second = ''] = ids

it.each([
  ['nothing', null, []],
  ['ids', JSON.stringify([second, first]), [second, first]],
  ['an id twice', JSON.stringify([first, second, first]), [first, second]],
  ['too many ids', JSON.stringify(ids), ids.slice(0, LIMITS.lookedAt)],
  ['text that is not JSON', '[', []],
  ['an object', '{}', []],
  ['null', 'null', []],
  ['a number', JSON.stringify([first, 7]), []],
  ['a text that is not an id', JSON.stringify([`${first},${second}`]), []],
])('parses %s', (_title, text, parsed) => {
  expect(parseLookedAt(text)).toEqual(parsed)
})
