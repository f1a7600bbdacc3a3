import { publicKey } from '@whirligig/core/query'
import { publicClient } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { fetchBrands } from './api.ts'

/** The brands on show. Asks as soon as it is mounted, so mount it with what shows them. */
export const brandsQueryAtom = atomWithQuery(() => ({
  queryKey: publicKey('brands'),
  queryFn: ({ signal }) => fetchBrands(publicClient, signal),
  staleTime: 5 * 60_000,
}))
