import type { ProductPage } from '@whirligig/contract'
import { ErrorState, FIRST_VIEW_COUNT, ProductGrid, ProductGridSkeleton } from '@whirligig/ui'
import { NoProducts } from './no-products.tsx'
import { ProductTile } from './product-tile.tsx'
import type { ShopContainerProps } from './shop.container.tsx'

export type ShopResultsProps = Pick<
  ShopContainerProps,
  | 'query'
  | 'collection'
  | 'onChange'
  | 'shopHref'
  | 'productHref'
  | 'renderAction'
  | 'renderCartButton'
  | 'emptyPicture'
> & {
  /** The latest data, which may be the previous page. */
  page: ProductPage | undefined
  failed: boolean
  loading: boolean
  onRetry: () => void
}

/** The product grid, or its loading, error or empty state. */
export function ShopResults({
  page,
  failed,
  loading,
  onRetry,
  productHref,
  renderAction,
  renderCartButton,
  ...empty
}: ShopResultsProps) {
  if (failed) return <ErrorState text="The toys could not be loaded." onRetry={onRetry} />
  if (!page) return <ProductGridSkeleton withButtons={renderCartButton !== undefined} />
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
          footer={renderCartButton?.(product)}
          priority={index < FIRST_VIEW_COUNT}
        />
      ))}
    </ProductGrid>
  )
}
