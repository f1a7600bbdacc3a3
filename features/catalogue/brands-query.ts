import { publicKey } from '@whirligig/core/query'
import { publicClientAtom } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { loadApi } from './load-api.ts'

/** The active brands. The request starts on mount, so mount it only where the brands are shown. */
export const brandsQueryAtom = atomWithQuery((get) => {
  const client = get(publicClientAtom)
  return {
    queryKey: publicKey('brands'),
    queryFn: ({ signal }) => loadApi().then((api) => api.listBrands(client, signal)),
    staleTime: 5 * 60_000,
  }
})
