import { formatPrice, toImageProps, type WishlistItem } from '@whirligig/contract'
import {
  buttonClass,
  EmptyState,
  ErrorState,
  PageHeader,
  ProductCard,
  ProductGrid,
  ProductGridSkeleton,
  tintFor,
} from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { isLikedAtom, wishlistAtom } from './atoms.ts'
import { WishToggle } from './wish-toggle.container.tsx'

export type WishlistContainerProps = {
  shopHref: string
  productHref: (slug: string) => string
  /** Illustration above the empty text. */
  emptyPicture?: ReactNode
}

/** The wishlist of the current user, newest first. */
export function WishlistContainer(props: WishlistContainerProps) {
  return (
    <>
      <PageHeader title="Your Wishlist" />
      <WishGrid {...props} />
    </>
  )
}

function WishGrid({ shopHref, productHref, emptyPicture }: WishlistContainerProps) {
  const { status, data, refetch, isFetching } = useAtomValue(wishlistAtom)
  const isLiked = useAtomValue(isLikedAtom)
  if (status === 'pending') return <ProductGridSkeleton label="Loading your wishlist" columns={3} count={3} />
  if (status === 'error') {
    return <ErrorState text="Your wishlist could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  const wishes = data.filter(({ product }) => isLiked({ ...product, isLiked: true }))
  return wishes.length === 0 ? (
    <EmptyState
      text="OOPs It Seems Your WishList is Empty"
      hint="Press the heart on a toy to save it here."
      illustration={emptyPicture}
      action={
        <a href={shopHref} className={buttonClass()}>
          See all toys
        </a>
      }
    />
  ) : (
    <ProductGrid columns={3}>
      {wishes.map((wish) => (
        <WishCard key={wish._id} wish={wish} href={productHref(wish.product.slug)} />
      ))}
    </ProductGrid>
  )
}

function WishCard({ wish: { product }, href }: { wish: WishlistItem; href: string }) {
  const { name, slug, price, imageUrl } = product
  return (
    <ProductCard
      name={name}
      href={href}
      price={formatPrice(price)}
      picture={{ ...toImageProps(imageUrl), sizes: '(min-width: 1024px) 22vw, 46vw', tint: tintFor(slug) }}
      action={<WishToggle product={{ ...product, isLiked: true }} />}
    />
  )
}
