import { buttonClass, EmptyState } from '@whirligig/ui'
import type { WishListProps } from './wish-list-props.ts'

export type EmptyWishlistProps = Pick<WishListProps, 'shopHref' | 'emptyPicture'> & {
  text: string
  /** What the user can do. */
  hint: string
}

/** Replaces a wishlist without toys, with a link to the shop. */
export function EmptyWishlist({ text, hint, shopHref, emptyPicture }: EmptyWishlistProps) {
  return (
    <EmptyState
      text={text}
      hint={hint}
      illustration={emptyPicture}
      action={
        <a href={shopHref} className={buttonClass()}>
          See all toys
        </a>
      }
    />
  )
}
