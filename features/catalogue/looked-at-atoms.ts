import { LIMITS } from '@whirligig/contract'
import { privateKey, selfCleaningFamily } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { localStorageItem, SESSION_KEY_PREFIX } from '@whirligig/core/storage'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { loadApi } from './load-api.ts'
import { parseLookedAt } from './parse-looked-at.ts'

const storedIds = localStorageItem(`${SESSION_KEY_PREFIX}looked_at`)
const readIds = () => parseLookedAt(storedIds.read())

const changesAtom = atom(0)

/** The toy that was added last. Signing out on its page shows the page again, which must not add it for the next visitor. */
const lastAddedAtom = atom<string | null>(null)

/** The ids of the toys that the visitor looked at on this device, newest first. The end of a session removes them. */
export const lookedAtIdsAtom = atom((get) => {
  get(sessionAtom)
  get(changesAtom)
  return readIds()
})

/** Adds a toy by its id, or moves it to the front. Other tabs may have added some in between. */
export const addLookedAtAtom = atom(null, (get, set, id: string) => {
  if (get(lastAddedAtom) === id) return
  set(lastAddedAtom, id)
  const ids = [id, ...readIds().filter((other) => other !== id)]
  storedIds.write(JSON.stringify(ids.slice(0, LIMITS.lookedAt)))
  set(changesAtom, (changes) => changes + 1)
})

/** The toys on sale with these ids, separated by commas. Private, because they contain `isLiked`. */
export const lookedAtAtom = selfCleaningFamily((ids: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, 'looked-at', ids),
      queryFn: ({ signal }) => loadApi().then((api) => api.listProductsByIds(client, ids, signal)),
    }
  }),
)
