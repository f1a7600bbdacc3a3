import type { Product } from '@whirligig/contract'
import { Button } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { addToCartAtom, isInCartAtom, removeFromCartAtom } from './atoms.ts'

export type CartToggleProps = {
  product: Product
  /** How many to put in. */
  quantity: number
  /** The quantity is not one that can be bought. */
  disabled?: boolean
}

/** 'Add To Cart', or 'Remove From Cart' for a toy that is in it. */
export function CartToggle({ product, quantity, disabled = false }: CartToggleProps) {
  const isInCart = useAtomValue(isInCartAtom).has(product._id)
  const add = useSetAtom(addToCartAtom)
  const remove = useSetAtom(removeFromCartAtom)
  return isInCart ? (
    <Button variant="secondary" className="grow" onClick={() => remove(product._id)}>
      Remove From Cart
    </Button>
  ) : (
    <Button className="grow" disabled={disabled || product.inventory <= 0} onClick={() => add({ product, quantity })}>
      Add To Cart
    </Button>
  )
}
