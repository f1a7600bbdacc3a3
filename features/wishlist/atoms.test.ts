import { aProduct, aProductPage, aWishlistItem } from '@whirligig/contract/fixtures'
import { createQueryClient, privateKey } from '@whirligig/core/query'
import { endSessionAtom, sessionAtom, startSessionAtom } from '@whirligig/core/session'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLikedAtom, setLikedAtom } from './atoms.ts'

const bear = aProduct({ _id: 'bear', isLiked: false })

const saved = () => new Response(JSON.stringify({ success: true, message: 'Saved' }))
const rejected = () => new Response(JSON.stringify({ error: 'Not today.' }), { status: 400 })

/** Responses of POST /wishlist, in the order of the requests. Each test sends its own. */
let respond: ((response: Response) => void)[]

beforeEach(() => {
  respond = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      respond.push(resolve)
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A signed-in user with the bear in the cache, on its own page, in the shop and in the wishlist. */
function setup() {
  const store = createStore()
  const queryClient = createQueryClient(() => {})
  store.set(queryClientAtom, queryClient)
  store.set(startSessionAtom, 'token')
  const session = store.get(sessionAtom)
  queryClient.setQueryData(privateKey(session, 'product', bear.slug), bear)
  queryClient.setQueryData(
    privateKey(session, 'products', {}),
    aProductPage([bear, aProduct({ _id: 'robot', isLiked: false })]),
  )
  queryClient.setQueryData(privateKey(session, 'wishlist'), [aWishlistItem({ product: bear })])
  const cached = () => queryClient.getQueryData<typeof bear>(privateKey(session, 'product', bear.slug)) ?? bear
  const cachedPage = () =>
    queryClient.getQueryData<ReturnType<typeof aProductPage>>(privateKey(session, 'products', {}))?.products
  return {
    cachedPage,
    cachedWishlist: () => queryClient.getQueryData(privateKey(session, 'wishlist')),
    setLiked: (isLiked: boolean) => store.set(setLikedAtom, { product: bear._id, isLiked }),
    isLiked: (product = cached()) => store.get(isLikedAtom)(product),
    signOut: () => store.set(endSessionAtom, session),
  }
}

const requests = (count: number) => vi.waitFor(() => expect(respond).toHaveLength(count))

test.each([
  ['it has no data', { _id: 'bear' }, false],
  ['it is liked', { _id: 'bear', isLiked: true }, true],
  ['it is not liked', { _id: 'bear', isLiked: false }, false],
])('returns the state of the server while no change is pending: %s', (_title, product, expected) => {
  expect(createStore().get(isLikedAtom)(product)).toBe(expected)
})

test('shows a like before the server responds', async () => {
  const { setLiked, isLiked } = setup()
  const like = setLiked(true)
  expect(isLiked()).toBe(true)
  await requests(1)
  respond[0]?.(saved())
  await like
})

test('rolls back a like that the server rejects', async () => {
  const { setLiked, isLiked } = setup()
  const like = setLiked(true)
  await requests(1)
  respond[0]?.(rejected())
  await like
  expect(isLiked()).toBe(false)
})

test('keeps a saved like when a later unlike is rejected', async () => {
  const { setLiked, isLiked } = setup()
  const like = setLiked(true)
  await requests(1)
  respond[0]?.(saved())
  await like
  const unlike = setLiked(false)
  expect(isLiked()).toBe(false)
  await requests(2)
  respond[1]?.(rejected())
  await unlike
  expect(isLiked()).toBe(true)
})

test('updates the product in all cached data when a like is saved', async () => {
  const { setLiked, cachedPage } = setup()
  const like = setLiked(true)
  await requests(1)
  respond[0]?.(saved())
  await like
  expect(cachedPage()).toMatchObject([{ isLiked: true }, { isLiked: false }])
})

test('removes the product from the cached wishlist when an unlike is saved', async () => {
  const { setLiked, cachedWishlist } = setup()
  const unlike = setLiked(false)
  await requests(1)
  respond[0]?.(saved())
  await unlike
  expect(cachedWishlist()).toEqual([])
})

test('follows the server again after a like is saved', async () => {
  const { setLiked, isLiked } = setup()
  const like = setLiked(true)
  await requests(1)
  respond[0]?.(saved())
  await like
  // The user has removed it on another device since.
  expect(isLiked({ ...bear, isLiked: false })).toBe(false)
})

test('shows the latest of two changes while the first one is rejected', async () => {
  const { setLiked, isLiked } = setup()
  const first = setLiked(false)
  const second = setLiked(true)
  await requests(1)
  respond[0]?.(rejected())
  await first
  expect(isLiked()).toBe(true)
  await requests(2)
  respond[1]?.(saved())
  await second
  expect(isLiked()).toBe(true)
})

test('does not show a like in the next session', async () => {
  const { setLiked, isLiked, signOut } = setup()
  const like = setLiked(true)
  await requests(1)
  signOut()
  await like
  expect(isLiked(bear)).toBe(false)
})
