import type { ProductBrand, SelectOption } from '@whirligig/contract'
import type { Option } from '@whirligig/ui'

/** Stands for no brand: nothing is sent of it. */
export const NO_BRAND = { value: 0, label: 'No option selected' } as const

/** What a product's brand may be, the lack of one first. The brand that it has is always among them. */
export function brandOptions(
  choices: readonly SelectOption[],
  current: ProductBrand | null = null,
): readonly Option<string | number>[] {
  const known = choices.some(({ _id }) => _id === current?._id)
  const all = current && !known ? [current, ...choices] : choices
  return [NO_BRAND, ...all.map(({ _id, name }) => ({ value: _id, label: name }))]
}

/** What a merchant's product gets: the entry after the first, which is their own brand. */
export const ownBrand = (options: readonly Option<string | number>[]): Option<string | number> => options[1] ?? NO_BRAND
