import type { ProductPage } from '@whirligig/contract'
import { ErrorState, ProductGrid, ProductGridSkeleton } from '@whirligig/ui'
import { NoProducts } from './no-products.tsx'
import { ProductTile } from './product-tile.tsx'
import type { ShopContainerProps } from './shop.container.tsx'

export type ShopResultsProps = Pick<
  ShopContainerProps,
  'query' | 'collection' | 'onChange' | 'shopHref' | 'productHref' | 'renderAction' | 'emptyPicture'
> & {
  /** The latest data, which may be the previous page. */
  page: ProductPage | undefined
  failed: boolean
  loading: boolean
  onRetry: () => void
}

/** Two pictures are above the fold on every screen size. */
const PRIORITY_COUNT = 2

/** The product grid, or its loading, error or empty state. */
export function ShopResults({ page, failed, loading, onRetry, productHref, renderAction, ...empty }: ShopResultsProps) {
  if (failed) return <ErrorState text="The toys could not be loaded." onRetry={onRetry} />
  if (!page) return <ProductGridSkeleton />
  if (page.products.length === 0) return <NoProducts {...empty} count={page.count} />
  return (
    <ProductGrid loading={loading}>
      {page.products.map((product, index) => (
        <ProductTile
          key={product._id}
          product={product}
          highlight={empty.query.name}
          href={productHref(product.slug)}
          action={renderAction?.(product)}
          priority={index < PRIORITY_COUNT}
        />
      ))}
    </ProductGrid>
  )
}
