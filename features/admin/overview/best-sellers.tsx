import { type BestSeller, formatCount, formatPrice } from '@whirligig/contract'
import { Card, EmptyState } from '@whirligig/ui'
import { ProductRow } from './product-row.tsx'

export type BestSellersProps = {
  /** The length of the period. */
  days: number
  products: readonly BestSeller[]
  productHref: (id: string) => string
}

/** The products with the most sales. */
export function BestSellers({ days, products, productHref }: BestSellersProps) {
  return (
    <Card title="Best sellers" summary={`By pieces sold in the last ${days} days.`}>
      {products.length === 0 ? (
        <EmptyState compact text="No sales yet" hint="Your best sellers will appear here." />
      ) : (
        <ol className="mt-3 list-none p-0">
          {products.map(({ _id, sold, total, ...product }) => (
            <ProductRow key={_id} {...product} href={productHref(_id)} note={formatCount(sold, 'piece')}>
              <span className="font-display font-semibold tabular-nums">{formatPrice(total)}</span>
            </ProductRow>
          ))}
        </ol>
      )}
    </Card>
  )
}
