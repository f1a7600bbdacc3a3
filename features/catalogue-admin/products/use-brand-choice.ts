import type { ProductBrand } from '@whirligig/contract'
import type { Option } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { brandChoicesAtom } from './atoms.ts'
import { brandOptions } from './brand-options.ts'

export type BrandChoice = {
  options: readonly Option<string | number>[]
  isLoading: boolean
  isFetching: boolean
  /** Only where they could not be loaded. */
  retry: (() => void) | undefined
}

/** @param current the brand that the product has */
export function useBrandChoice(current?: ProductBrand | null): BrandChoice {
  const { data, status, isFetching, refetch } = useAtomValue(brandChoicesAtom)
  return {
    options: brandOptions(data ?? [], current),
    isLoading: status === 'pending',
    isFetching,
    retry: status === 'error' && !data ? () => refetch() : undefined,
  }
}
