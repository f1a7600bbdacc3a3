import { QueryClient } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { expect, it, vi } from 'vitest'
import { prefetchQuery } from './load-query.ts'

function setup(fetch: () => Promise<string>) {
  const store = createStore()
  store.set(queryClientAtom, new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return { store, queryAtom: atomWithQuery(() => ({ queryKey: ['orders'], queryFn: fetch, staleTime: 0 })) }
}

it('a page that mounts after its data has arrived does not request it again', async () => {
  const fetch = vi.fn(async () => 'orders')
  const { store, queryAtom } = setup(fetch)
  prefetchQuery(store, queryAtom)
  await vi.waitFor(() => expect(store.get(queryAtom).data).toBe('orders'))
  store.sub(queryAtom, () => {})
  expect(store.get(queryAtom).isFetching).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('the data of a page that is opened again is requested again', async () => {
  const fetch = vi.fn(async () => 'orders')
  const { store, queryAtom } = setup(fetch)
  prefetchQuery(store, queryAtom)
  await vi.waitFor(() => expect(store.get(queryAtom).data).toBe('orders'))
  prefetchQuery(store, queryAtom)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
})

it('what has just failed is left to the page', async () => {
  const fetch = vi.fn(async () => Promise.reject(new Error('unreachable')))
  const { store, queryAtom } = setup(fetch)
  prefetchQuery(store, queryAtom)
  await vi.waitFor(() => expect(store.get(queryAtom).isError).toBe(true))
  prefetchQuery(store, queryAtom)
  expect(store.get(queryAtom).isFetching).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(1)
})
