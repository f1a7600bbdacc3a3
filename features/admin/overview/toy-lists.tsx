import { type BestSeller, formatPrice, OVERVIEW, type Overview } from '@whirligig/contract'
import { EmptyState, StockBadge } from '@whirligig/ui'
import { Panel } from './panel.tsx'
import { counted } from './rules.ts'
import { ToyRow } from './toy-row.tsx'

type ProductHref = (id: string) => string

/** The toys that sold most, with what they brought. */
export function BestSellers({ toys, productHref }: { toys: readonly BestSeller[]; productHref: ProductHref }) {
  return (
    <Panel title="Best sellers" summary={`By pieces sold in ${OVERVIEW.days} days.`}>
      {toys.length === 0 ? (
        <EmptyState compact text="No sales yet" hint="What sells best will be listed here." />
      ) : (
        <ol className="mt-3 list-none p-0">
          {toys.map(({ _id, sold, total, ...toy }) => (
            <ToyRow key={_id} {...toy} href={productHref(_id)} note={counted(sold, 'piece', 'pieces')}>
              <span className="font-display font-semibold tabular-nums">{formatPrice(total)}</span>
            </ToyRow>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** The toys that are nearly gone, the fewest pieces first. */
export function LowStock({ low, productHref }: { low: Overview['lowStock']; productHref: ProductHref }) {
  const { count, products } = low
  const more = count > products.length ? `Of ${count} toys, the ${products.length} with the fewest pieces.` : undefined
  return (
    <Panel title="Low stock" summary={more ?? `Active toys with ${OVERVIEW.lowStock} pieces or fewer.`}>
      {products.length === 0 ? (
        <EmptyState compact text="Well stocked" hint="No toy is running low." />
      ) : (
        <ol className="mt-3 list-none p-0">
          {products.map(({ _id, inventory, ...toy }) => (
            <ToyRow key={_id} {...toy} href={productHref(_id)}>
              <StockBadge stock={inventory} lowStockThreshold={OVERVIEW.lowStock} />
            </ToyRow>
          ))}
        </ol>
      )}
    </Panel>
  )
}
