import { ErrorState, FIRST_VIEW_COUNT, PageHeader, ProductGrid, ProductGridSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { isLikedAtom, wishlistAtom } from './atoms.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { describePriceChange } from './rules.ts'
import { SharingContainer, type SharingContainerProps } from './sharing.container.tsx'
import { WishCard } from './wish-card.tsx'
import type { WishListProps } from './wish-list-props.ts'
import { WishToggle } from './wish-toggle.container.tsx'

export type WishlistContainerProps = WishListProps & SharingContainerProps

/** The wishlist of the current user, newest first. */
export function WishlistContainer(props: WishlistContainerProps) {
  return (
    <>
      <PageHeader title="Your Wishlist" />
      <WishGrid {...props} />
    </>
  )
}

function WishGrid({ shopHref, productHref, renderFooter, emptyPicture, ...sharing }: WishlistContainerProps) {
  const { status, data, refetch, isFetching } = useAtomValue(wishlistAtom)
  const isLiked = useAtomValue(isLikedAtom)
  if (status === 'pending') return <ProductGridSkeleton label="Loading your wishlist" columns={3} count={3} />
  if (status === 'error') {
    return <ErrorState text="Your wishlist could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  const wishes = data.filter(({ product }) => isLiked({ ...product, isLiked: true }))
  return wishes.length === 0 ? (
    <EmptyWishlist
      text="OOPs It Seems Your WishList is Empty"
      hint="Press the heart on a toy to save it here."
      shopHref={shopHref}
      emptyPicture={emptyPicture}
    />
  ) : (
    <>
      <ProductGrid columns={3}>
        {wishes.map(({ _id, product, likedPrice }, index) => (
          <WishCard
            key={_id}
            product={product}
            href={productHref(product.slug)}
            priority={index < FIRST_VIEW_COUNT}
            priceChange={describePriceChange(product.price, likedPrice)}
            action={<WishToggle product={{ ...product, isLiked: true }} />}
            footer={renderFooter?.(product)}
          />
        ))}
      </ProductGrid>
      <SharingContainer {...sharing} />
    </>
  )
}
