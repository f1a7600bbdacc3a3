import type { ProductBrand } from '@whirligig/contract'
import type { Option } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandOptionsAtom } from './atoms.ts'
import { toBrandOptions } from './brand-options.ts'

export type BrandOptionsState = {
  options: readonly Option<string | number>[]
  isLoading: boolean
  isFetching: boolean
  /** Undefined unless loading failed. */
  retry: (() => void) | undefined
}

/** @param current the product's current brand */
export function useBrandOptions(current?: ProductBrand | null): BrandOptionsState {
  const { data, status, isFetching, refetch } = useAtomValue(brandOptionsAtom)
  return {
    options: toBrandOptions(data ?? [], current),
    isLoading: status === 'pending',
    isFetching,
    retry: status === 'error' && !data ? () => refetch() : undefined,
  }
}
