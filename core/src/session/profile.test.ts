import { aUser } from '@whirligig/contract/fixtures'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient, removePrivateQueries } from '../query/query-client.ts'
import { setCachedUser, userAtom, userIdAtom } from './profile.ts'
import { endSessionAtom, sessionAtom, startSessionAtom } from './session.ts'

const fetchMock = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ user: aUser() })))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function setup() {
  const store = createStore()
  const queryClient = createQueryClient(() => {})
  store.set(queryClientAtom, queryClient)
  store.sub(sessionAtom, () => removePrivateQueries(queryClient, store.get(sessionAtom)))
  return { store, queryClient }
}

it('the user is null for a guest, without a request', () => {
  const { store } = setup()
  store.sub(userIdAtom, () => {})
  expect([store.get(userAtom), store.get(userIdAtom)]).toEqual([null, undefined])
  expect(fetchMock).not.toHaveBeenCalled()
})

it('the user id is known once the profile has loaded, and unknown after the sign-out', async () => {
  const { store } = setup()
  store.sub(userIdAtom, () => {})
  store.set(startSessionAtom, 'token')
  expect(store.get(userIdAtom)).toBeUndefined()
  await vi.waitFor(() => expect(store.get(userIdAtom)).toBe(aUser()._id))
  store.set(endSessionAtom, store.get(sessionAtom))
  expect([store.get(userAtom), store.get(userIdAtom)]).toEqual([null, undefined])
})

it('setCachedUser replaces the user without a request', async () => {
  const { store, queryClient } = setup()
  store.sub(userAtom, () => {})
  store.set(startSessionAtom, 'token')
  await vi.waitFor(() => expect(store.get(userAtom)).toEqual(aUser()))
  setCachedUser(queryClient, store.get(sessionAtom), aUser({ firstName: 'Minna' }))
  await vi.waitFor(() => expect(store.get(userAtom)?.firstName).toBe('Minna'))
  expect(fetchMock).toHaveBeenCalledOnce()
})
