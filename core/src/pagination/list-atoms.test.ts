import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../query/query-client.ts'
import { sessionAtom, startSessionAtom } from '../session/session.ts'
import { createFilteredListAtom, createListAtom } from './list-atoms.ts'

function setup() {
  const store = createStore()
  const queryClient = createQueryClient(() => {})
  store.set(queryClientAtom, queryClient)
  store.set(startSessionAtom, 'token')
  return { store, queryClient }
}

it('createFilteredListAtom fetches what the page, the search and the filter name', async () => {
  const { store, queryClient } = setup()
  const listAtom = createFilteredListAtom(['users'], async (_client, query) => JSON.stringify(query))
  const unmount = store.sub(listAtom(2, 'ada', 'admin'), () => {})
  await vi.waitFor(() =>
    expect(store.get(listAtom(2, 'ada', 'admin')).data).toBe('{"page":2,"search":"ada","filter":"admin"}'),
  )
  unmount()
  const { id } = store.get(sessionAtom)
  const [query] = queryClient.getQueryCache().getAll()
  expect(query?.queryKey).toEqual(['private', id, 'users', '[2,"ada","admin"]'])
})

it('createListAtom holds no atoms of earlier search terms', () => {
  const { store } = setup()
  const searchAtom = createListAtom(['users'], async (_client, term: string) => term)
  for (const term of ['ad', 'ada', 'ada w']) store.sub(searchAtom(term), () => {})()
  expect(searchAtom.getParams()).toEqual([])
})
