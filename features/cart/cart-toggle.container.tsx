import type { Product } from '@whirligig/contract'
import { Button } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { addToCartAtom, cartProductIdsAtom, removeFromCartAtom } from './atoms.ts'

export type CartToggleProps = {
  product: Product
  /** Quantity to add. */
  quantity: number
  /** Disables adding, for example for an invalid quantity. */
  disabled?: boolean
}

/** Button 'Add To Cart', or 'Remove From Cart' for a product in the cart. */
export function CartToggle({ product, quantity, disabled = false }: CartToggleProps) {
  const isInCart = useAtomValue(cartProductIdsAtom).includes(product._id)
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
