import { patchQueryData, patchStock, privateKey } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { atom } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { loadApi } from './load-api.ts'

/** The sections of the home page. Private, because their toys contain `isLiked`. */
export const homeAtom = atomWithQuery((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  return {
    queryKey: privateKey(session, 'home'),
    queryFn: ({ signal }) => loadApi().then((api) => api.getHome(client, signal)),
  }
})

type Stock = { _id: string; inventory: number }

/** Applies a pushed stock change to the cached toys of the home page. */
export const setHomeStockAtom = atom(null, (get, _set, stock: Stock): void => {
  for (const key of ['featured', 'home']) {
    patchQueryData<{ products: Stock[] }>(get(queryClientAtom), privateKey(get(sessionAtom), key), (data) =>
      patchStock(data, stock),
    )
  }
})
