import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../query/query-client.ts'
import { sessionAtom, startSessionAtom } from '../session/session.ts'
import { createListAtom, createSearchableListAtom } from './list-atoms.ts'

function setup() {
  const store = createStore()
  const queryClient = createQueryClient(() => {})
  store.set(queryClientAtom, queryClient)
  store.set(startSessionAtom, 'token')
  return { store, queryClient }
}

it('createSearchableListAtom returns the page, or the search result for a term', async () => {
  const { store, queryClient } = setup()
  const listAtom = createSearchableListAtom(
    ['users'],
    async (_client, page) => `page ${page}`,
    async (_client, term) => `found ${term}`,
  )
  for (const [term, data] of [
    ['', 'page 2'],
    ['ada', 'found ada'],
  ] as const) {
    const unmount = store.sub(listAtom(2, term), () => {})
    await vi.waitFor(() => expect(store.get(listAtom(2, term)).data).toBe(data))
    unmount()
  }
  const { id } = store.get(sessionAtom)
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([
    ['private', id, 'users', 2],
    ['private', id, 'users', 'ada'],
  ])
})

it('createListAtom holds no atoms of earlier search terms', () => {
  const { store } = setup()
  const searchAtom = createListAtom(['users'], async (_client, term: string) => term)
  for (const term of ['ad', 'ada', 'ada w']) store.sub(searchAtom(term), () => {})()
  expect(searchAtom.getParams()).toEqual([])
})
