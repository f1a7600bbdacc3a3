import { OVERVIEW, type Overview } from '@whirligig/contract'
import { Card, EmptyState, StockBadge } from '@whirligig/ui'
import { ProductRow } from './product-row.tsx'

export type LowStockProps = { lowStock: Overview['lowStock']; productHref: (id: string) => string }

/** The products with the lowest stock. */
export function LowStock({ lowStock: { count, products }, productHref }: LowStockProps) {
  const summary =
    count > products.length
      ? `The ${products.length} of ${count} toys with the lowest stock.`
      : `Active toys with ${OVERVIEW.lowStock} pieces or fewer.`
  return (
    <Card title="Low stock" summary={summary}>
      {products.length === 0 ? (
        <EmptyState compact text="Well stocked" hint="No toy is running low." />
      ) : (
        <ol className="mt-3 list-none p-0">
          {products.map(({ _id, inventory, ...product }) => (
            <ProductRow key={_id} {...product} href={productHref(_id)}>
              <StockBadge stock={inventory} lowStockThreshold={OVERVIEW.lowStock} />
            </ProductRow>
          ))}
        </ol>
      )}
    </Card>
  )
}
