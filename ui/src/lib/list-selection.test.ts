import { expect, it } from 'vitest'
import { toggleSort } from '../components/table/table-sort.ts'
import { listRange, selectKeys } from './list-selection.ts'

it('selects and deselects keys and keeps the others', () => {
  const selected = selectKeys(new Set(['other', 'a']), ['a', 'b'], true)
  expect([...selected].toSorted()).toEqual(['a', 'b', 'other'])
  expect([...selectKeys(selected, ['a', 'b'], false)]).toEqual(['other'])
})

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['b', 'b', ['b']],
  [undefined, 'c', ['c']],
  ['gone', 'c', ['c']],
])('lists the range from %s to %s', (from, to, range) => {
  expect(listRange(['a', 'b', 'c', 'd'], from, to)).toEqual(range)
})

it('sorts a column in its first direction, then in the other one', () => {
  const first = toggleSort({ column: 'name', direction: 'ascending' }, 'date', 'descending')
  expect(first).toEqual({ column: 'date', direction: 'descending' })
  const second = toggleSort(first, 'date', 'descending')
  expect(second).toEqual({ column: 'date', direction: 'ascending' })
  expect(toggleSort(second, 'date', 'descending')).toEqual(first)
  expect(toggleSort(undefined, 'name', 'ascending')).toEqual({ column: 'name', direction: 'ascending' })
})
