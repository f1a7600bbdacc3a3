import { ProductCardSkeleton, ProductGrid } from '@whirligig/ui'
import { ProductRow, type ProductRowProps } from './product-row.tsx'
import { TitledSection } from './titled-section.tsx'

/** The number of toys in a row on wide screens. */
export const TOYS_IN_ROW = 5

/** Narrow screens do not show the fifth toy, so that their rows are full. */
const ROW_CLASSES = 'md:grid-cols-4 max-lg:[&>:nth-child(5)]:hidden'

export type ToyRowProps = Pick<ProductRowProps, 'productHref' | 'renderAction' | 'renderFooter'>

/** A section with a row of toys. Left out without toys. */
export const ToyRow = (props: ToyRowProps & Pick<ProductRowProps, 'title' | 'products'>) => (
  <ProductRow {...props} className={ROW_CLASSES} />
)

/** Placeholder for a `ToyRow` of cards with buttons. */
export const ToyRowSkeleton = ({ title, count }: { title: string; count: number }) => (
  <TitledSection title={title}>
    <ProductGrid className={ROW_CLASSES}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <ProductCardSkeleton key={index} withButton />
      ))}
    </ProductGrid>
  </TitledSection>
)
