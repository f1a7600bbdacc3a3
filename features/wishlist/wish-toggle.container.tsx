import { WishButton, type WishButtonProps } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { isLikedAtom, wishAtom } from './atoms.ts'

export type WishToggleProps = Pick<WishButtonProps, 'look'> & {
  product: { _id: string; name: string; isLiked?: boolean }
}

/** The heart of a toy. */
export function WishToggle({ product, look }: WishToggleProps) {
  const liked = useAtomValue(isLikedAtom)(product)
  const wish = useSetAtom(wishAtom)
  return (
    <WishButton
      name={product.name}
      look={look}
      pressed={liked}
      onToggle={(isLiked) => wish({ product: product._id, isLiked })}
    />
  )
}
