import { QueryObserver } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { expect, it, vi } from 'vitest'
import { toastsAtom } from '../toasts/atoms.ts'
import { mutationAtom } from './mutation-atom.ts'
import { createQueryClient } from './query-client.ts'

const LIST_KEY = ['public', 'list']

/** A store whose list query is on the screen, and a mutation that the test settles. */
function setup(options: { awaitRefetch?: boolean } = {}) {
  const store = createStore()
  const queryClient = createQueryClient(() => {})
  store.set(queryClientAtom, queryClient)
  queryClient.setQueryData(LIST_KEY, ['a'])
  const refetch = Promise.withResolvers<string[]>()
  const queryFn = vi.fn(() => refetch.promise)
  new QueryObserver(queryClient, { queryKey: LIST_KEY, queryFn, staleTime: 60_000 }).subscribe(() => {})
  const response = Promise.withResolvers<{ message: string }>()
  const addAtom = mutationAtom({
    key: 'add',
    mutate: (_client, _name: string) => response.promise,
    invalidates: () => [LIST_KEY],
    onSuccess: ({ message }, { input }) => queryClient.setQueryData(['public', input], message),
    toast: ({ message }) => message,
    ...options,
  })
  return { store, queryClient, queryFn, refetch, response, addAtom, toasts: () => store.get(toastsAtom) }
}

it('resolves with the data, after the invalidated queries have refetched, and shows the toast', async () => {
  const { store, queryClient, refetch, response, addAtom, toasts } = setup()
  store.sub(addAtom, () => {})
  const added = store.set(addAtom, 'b')
  await vi.waitFor(() => expect(store.get(addAtom).isPending).toBe(true))
  response.resolve({ message: 'Added!' })
  await vi.waitFor(() => expect(queryClient.getQueryData(['public', 'b'])).toBe('Added!'))
  expect(store.get(addAtom).isPending).toBe(true)
  refetch.resolve(['a', 'b'])
  expect(await added).toEqual({ message: 'Added!' })
  expect(queryClient.getQueryData(LIST_KEY)).toEqual(['a', 'b'])
  expect(toasts()).toMatchObject([{ tone: 'success', title: 'Added!' }])
})

it('does not wait for the refetch when awaitRefetch is false', async () => {
  const { store, queryFn, response, addAtom } = setup({ awaitRefetch: false })
  response.resolve({ message: 'Added!' })
  expect(await store.set(addAtom, 'b')).toEqual({ message: 'Added!' })
  expect(queryFn).toHaveBeenCalledOnce()
})

it('invalidates and rejects without a success toast when the request fails', async () => {
  const { store, queryFn, refetch, response, addAtom, toasts } = setup()
  refetch.resolve(['a'])
  response.reject(new Error('refused'))
  await expect(store.set(addAtom, 'b')).rejects.toThrow('refused')
  expect(queryFn).toHaveBeenCalledOnce()
  expect(toasts()).toEqual([])
})
