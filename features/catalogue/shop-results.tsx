import type { ProductPage } from '@whirligig/contract'
import { ErrorState, ProductGrid, ProductGridSkeleton } from '@whirligig/ui'
import { NoProducts } from './no-products.tsx'
import { ProductTile } from './product-tile.tsx'
import type { ShopContainerProps } from './shop.container.tsx'

export type ShopResultsProps = Pick<
  ShopContainerProps,
  'query' | 'collection' | 'onChange' | 'shopHref' | 'productHref' | 'renderAction' | 'emptyPicture'
> & {
  /** What is there, which may still be the page before. */
  page: ProductPage | undefined
  failed: boolean
  loading: boolean
  onRetry: () => void
}

/** The pictures of the first row of a phone are above the fold everywhere. */
const FIRST = 2

/** The grid of the shop, or what stands in its place. */
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
          priority={index < FIRST}
        />
      ))}
    </ProductGrid>
  )
}
