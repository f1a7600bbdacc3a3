import { isNotFound } from '@whirligig/core/http'
import { ErrorState, FIRST_VIEW_COUNT, PageHeader, ProductGrid, ProductGridSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { sharedWishesAtom } from './sharing-atoms.ts'
import { WishCard } from './wish-card.tsx'
import type { WishListProps } from './wish-list-props.ts'

export type SharedWishlistContainerProps = WishListProps & {
  /** The token of the link. */
  token: string
}

/** The wishlist behind a shared link. It shows nothing about its owner. */
export function SharedWishlistContainer(props: SharedWishlistContainerProps) {
  return (
    <>
      <PageHeader title="A Wishlist For You" meta={<p>Choose a gift from the toys on this list.</p>} />
      <SharedGrid {...props} />
    </>
  )
}

function SharedGrid({ token, shopHref, productHref, renderFooter, emptyPicture }: SharedWishlistContainerProps) {
  const { status, data, error, refetch, isFetching } = useAtomValue(sharedWishesAtom(token))
  if (status === 'pending') return <ProductGridSkeleton label="Loading the wishlist" count={4} />
  if (isNotFound(error)) {
    return (
      <EmptyWishlist
        text="This wishlist is not shared."
        hint="The link may have been stopped. Ask for a new one."
        shopHref={shopHref}
        emptyPicture={emptyPicture}
      />
    )
  }
  if (status === 'error') {
    return <ErrorState text="The wishlist could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  if (data.length === 0) {
    return (
      <EmptyWishlist
        text="This wishlist is empty."
        hint="Come back later, or look around yourself."
        shopHref={shopHref}
        emptyPicture={emptyPicture}
      />
    )
  }
  return (
    <ProductGrid>
      {data.map((product, index) => (
        <WishCard
          key={product._id}
          product={product}
          href={productHref(product.slug)}
          priority={index < FIRST_VIEW_COUNT}
          footer={renderFooter?.(product)}
        />
      ))}
    </ProductGrid>
  )
}
