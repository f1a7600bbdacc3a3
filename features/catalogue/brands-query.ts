import { publicKey } from '@whirligig/core/query'
import { publicClient } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { listBrands } from './api.ts'

/** The active brands. The request starts on mount, so mount it only where the brands are shown. */
export const brandsQueryAtom = atomWithQuery(() => ({
  queryKey: publicKey('brands'),
  queryFn: ({ signal }) => listBrands(publicClient, signal),
  staleTime: 5 * 60_000,
}))
