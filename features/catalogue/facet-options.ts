import {
  type CollectionFacet,
  PRICE_FILTER,
  PRICE_PRESETS,
  type ProductFacets,
  type ProductQuery,
} from '@whirligig/contract'
import type { FacetOption } from '@whirligig/ui'
import { formatDollars } from './filters.ts'
import { getDefaultPrice } from './rules.ts'

/** Converts categories or brands to links that choose one, or that remove the chosen one. */
export const toCollectionOptions = (
  facets: readonly CollectionFacet[],
  chosen: string,
  hrefFor: (slug: string) => string,
): FacetOption[] =>
  facets.map(({ slug, name, count }) => {
    const selected = slug === chosen
    return { label: name, count, selected, href: hrefFor(selected ? '' : slug) }
  })

type PriceFacets = ProductFacets['prices']

function formatPreset({ min, max }: (typeof PRICE_PRESETS)[number]): string {
  if (min === PRICE_FILTER.min) return `Under ${formatDollars(Math.ceil(max))}`
  return max === PRICE_FILTER.max ? `${formatDollars(min)} and more` : `${formatDollars(min)}–${max}`
}

/** Converts the price ranges to links that choose one, or that remove the chosen one. */
export const toPriceOptions = (
  query: ProductQuery,
  facets: PriceFacets | undefined,
  hrefFor: (change: Partial<ProductQuery>) => string,
): FacetOption[] =>
  PRICE_PRESETS.map((preset, place) => {
    const { min, max } = preset
    const selected = query.min === min && query.max === max
    const href = hrefFor(selected ? getDefaultPrice(query.name) : { min, max })
    return { label: formatPreset(preset), count: facets?.[place]?.count, selected, href }
  })
