import type { ComponentProps } from 'react'
import { ProductGrid } from '../product-grid/product-grid.tsx'
import { LoadingRegion } from './loading-region.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'

export type ProductGridSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Number of cards. */
  count?: number
  /** Number of columns, as in `ProductGrid`. */
  columns?: 3 | 5
  /** Leaves room for a button below each card. */
  withButtons?: boolean
  /** What is loading. */
  label?: string
}

/** Placeholder for a `ProductGrid`. */
export function ProductGridSkeleton({
  count = 10,
  columns = 5,
  withButtons = false,
  label = 'Loading toys',
  ...props
}: ProductGridSkeletonProps) {
  return (
    <LoadingRegion label={label} {...props}>
      <ProductGrid columns={columns} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <ProductCardSkeleton key={index} withButton={withButtons} />
        ))}
      </ProductGrid>
    </LoadingRegion>
  )
}
