import type { ProductBrand, SelectOption } from '@whirligig/contract'
import type { Option } from '@whirligig/ui'

/** The option for a product without a brand. */
export const NO_BRAND = { value: 0, label: 'No option selected' } as const

/** The options of the brand field: first none, then all brands. It always contains the product's current brand. */
export function toBrandOptions(
  brands: readonly SelectOption[],
  current: ProductBrand | null = null,
): readonly Option<string | number>[] {
  const hasCurrent = brands.some(({ _id }) => _id === current?._id)
  const all = current && !hasCurrent ? [current, ...brands] : brands
  return [NO_BRAND, ...all.map(({ _id, name }) => ({ value: _id, label: name }))]
}

/** The brand of a merchant's new product: the second option, because a merchant's list contains only their own brand. */
export const findOwnBrand = (options: readonly Option<string | number>[]): Option<string | number> =>
  options[1] ?? NO_BRAND
