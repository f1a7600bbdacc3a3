import { aProduct, aReview } from '@whirligig/contract/fixtures'
import { createQueryClient, privateKey } from '@whirligig/core/query'
import { sessionAtom, startSessionAtom } from '@whirligig/core/session'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyPendingReviewsAtom, moderateReviewAtom } from './moderation-atoms.ts'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetchMock.mockReset()
})

function setup() {
  const store = createStore()
  const queryClient = createQueryClient(() => {})
  store.set(queryClientAtom, queryClient)
  store.set(startSessionAtom, 'token')
  return { store, queryClient, session: store.get(sessionAtom) }
}

test('refetches the product whose rating changes with an approval', async () => {
  fetchMock.mockResolvedValue(new Response(JSON.stringify({ success: true, message: 'Approved' })))
  const { store, queryClient, session } = setup()
  const keys = [privateKey(session, 'product', 'teddy-bears'), privateKey(session, 'products', {})]
  for (const key of keys) queryClient.setQueryData(key, aProduct())
  await store.set(moderateReviewAtom, { action: 'approve', review: aReview() })
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})

test('hides a review while its deletion is pending, and shows it again after an error', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetchMock.mockReturnValue(promise)
  const { store } = setup()
  const rows = () => store.get(applyPendingReviewsAtom)([aReview()])
  const deletion = store.set(moderateReviewAtom, { action: 'delete', review: aReview() })
  expect(rows()).toEqual([])
  resolve(new Response('{}', { status: 500 }))
  await deletion
  expect(rows()).toEqual([aReview()])
})
