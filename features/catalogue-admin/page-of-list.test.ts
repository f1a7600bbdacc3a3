import { atom, createStore } from 'jotai'
import { expect, it } from 'vitest'
import { createPageAtom } from './page-of-list.ts'

const names = Array.from({ length: 45 }, (_, n) => ({ name: `Brand ${n + 1}` }))
const listAtom = atom({ data: names, status: 'success' as const, isFetching: false, refetch: () => {} })
const pageAtom = createPageAtom<{ name: string }>(listAtom)
const read = (page: number, search = '') => createStore().get(pageAtom({ page, search })).data

it.each([
  [1, '', 'Brand 1', 20, 45, 3],
  [3, '', 'Brand 41', 5, 45, 3],
  [4, '', undefined, 0, 45, 3],
  [1, 'BRAND 4', 'Brand 4', 7, 7, 1],
  [1, 'nothing', undefined, 0, 0, 1],
])('page %j of the search "%s" starts with %s', (page, search, first, length, count, totalPages) => {
  const data = read(page, search)
  expect([data?.rows[0]?.name, data?.rows.length, data?.count, data?.totalPages]).toEqual([
    first,
    length,
    count,
    totalPages,
  ])
})

it('has no data while the list is loading', () => {
  const state = { data: undefined, status: 'pending' as const, isFetching: true, refetch: () => {} }
  const loadingAtom = createPageAtom<{ name: string }>(atom(state))
  expect(createStore().get(loadingAtom({ page: 1, search: '' }))).toMatchObject({ data: undefined, status: 'pending' })
})
