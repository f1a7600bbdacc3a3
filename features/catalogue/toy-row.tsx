import type { Product } from '@whirligig/contract'
import { ProductCardSkeleton, ProductGrid } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { ProductTile } from './product-tile.tsx'
import { TitledSection } from './titled-section.tsx'

/** The number of toys in a row on wide screens. */
export const TOYS_IN_ROW = 5

export type ToyRowProps = {
  productHref: (slug: string) => string
  /** Renders the wishlist button of a card. */
  renderAction?: (product: Product) => ReactNode
  /** Renders the cart button of a card. */
  renderFooter?: (product: Product) => ReactNode
}

/** A section with a row of toys. Narrow screens do not show the fifth one, so that their rows are full. */
export function ToyRow({
  title,
  products,
  productHref,
  renderAction,
  renderFooter,
}: ToyRowProps & { title: string; products: readonly Product[] }) {
  return (
    <Row title={title}>
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
    </Row>
  )
}

/** Placeholder for a `ToyRow` of cards with buttons. */
export const ToyRowSkeleton = ({ title, count }: { title: string; count: number }) => (
  <Row title={title}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
      <ProductCardSkeleton key={index} withButton />
    ))}
  </Row>
)

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledSection title={title}>
    <ProductGrid className="md:grid-cols-4 max-lg:[&>:nth-child(5)]:hidden">{children}</ProductGrid>
  </TitledSection>
)
