import type { CardProduct } from '@whirligig/contract'
import { ProductGrid } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { ProductTile } from './product-tile.tsx'
import { TitledSection, type TitledSectionProps } from './titled-section.tsx'

export type ProductRowProps = Pick<TitledSectionProps, 'title' | 'link'> & {
  products: readonly CardProduct[]
  productHref: (slug: string) => string
  /** Renders the wishlist button of a card. */
  renderAction?: (product: CardProduct) => ReactNode
  /** Renders the cart button of a card. */
  renderFooter?: (product: CardProduct) => ReactNode
  /** Classes of the grid. */
  className?: string
}

/** A section with a heading and the cards of a few products. Left out without products. */
export function ProductRow({
  title,
  link,
  products,
  productHref,
  renderAction,
  renderFooter,
  className,
}: ProductRowProps) {
  if (products.length === 0) return null
  return (
    <TitledSection title={title} link={link}>
      <ProductGrid className={className}>
        {products.map((product) => (
          <ProductTile
            key={product._id}
            product={product}
            href={productHref(product.slug)}
            action={renderAction?.(product)}
            footer={renderFooter?.(product)}
            level={3}
          />
        ))}
      </ProductGrid>
    </TitledSection>
  )
}
