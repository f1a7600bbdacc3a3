import { PRICE_FILTER, type ProductQuery } from '@whirligig/contract'
import { PriceFilter } from '@whirligig/ui'
import { formatDollars } from './filters.ts'
import { updateQuery } from './rules.ts'
import { usePriceDraft } from './use-price-draft.ts'

export type ShopPriceFilterProps = { query: ProductQuery; onChange: (query: ProductQuery) => void }

/** The end of the slider stands for all higher prices too. */
const formatSliderPrice = (price: number) =>
  price === PRICE_FILTER.max ? `${formatDollars(price)} and more` : formatDollars(price)

/** The price slider with its inputs. */
export function ShopPriceFilter({ query, onChange }: ShopPriceFilterProps) {
  const price = usePriceDraft(query, (range) => onChange(updateQuery(query, range)))
  const { min, max, gap } = PRICE_FILTER
  return <PriceFilter {...price} bounds={{ min, max }} minGap={gap} format={formatSliderPrice} />
}
