import { WishButton, type WishButtonProps } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { isLikedAtom, setLikedAtom } from './atoms.ts'

export type WishToggleProps = Pick<WishButtonProps, 'variant'> & {
  product: { _id: string; name: string; isLiked?: boolean }
}

/** The heart button of a product. */
export function WishToggle({ product, variant }: WishToggleProps) {
  const liked = useAtomValue(isLikedAtom)(product)
  const setLiked = useSetAtom(setLikedAtom)
  return (
    <WishButton
      name={product.name}
      variant={variant}
      pressed={liked}
      onPressedChange={(isLiked) => setLiked({ product: product._id, isLiked })}
    />
  )
}
