import type { CartItem } from '@whirligig/contract'
import { Button, isRepeatedClick } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, useState } from 'react'
import { addToCartAtom, cartProductIdsAtom, openCartAtom, removeFromCartAtom } from './atoms.ts'

export type CartToggleProps = {
  product: Omit<CartItem, 'quantity' | 'totalPrice'>
  /** Quantity to add. */
  quantity: number
  /**
   * On a card and in the bar of phones the button is alone, so that it contains the name of the product for assistive technology.
   * It fills their width.
   * @default 'page'
   */
  place?: 'page' | 'card' | 'bar'
  /** Disables adding, for example for an invalid quantity. */
  disabled?: boolean
}

const LOOKS = {
  page: { add: 'primary', remove: 'secondary', size: 'md', className: 'grow' },
  // A page has many cards.
  card: { add: 'secondary', remove: 'quiet', size: 'sm', className: 'w-full px-2 text-sm' },
  // The bar is hidden while the page shows its own button.
  bar: { add: 'primary', remove: 'secondary', size: 'md', className: 'w-full px-2' },
} as const

/**
 * Button 'Add To Cart', or 'Remove From Cart' for a product in the cart. It announces what its presses did. On the product page, a line
 * below says that the product is in the cart. The line always has its height, so that nothing moves.
 */
export function CartToggle({ product, quantity, place = 'page', disabled = false }: CartToggleProps) {
  const isInCart = useAtomValue(cartProductIdsAtom).includes(product._id)
  const add = useSetAtom(addToCartAtom)
  const remove = useSetAtom(removeFromCartAtom)
  // A product may have several buttons on a page. Only the pressed one speaks, and only if the press changed the cart.
  const [wasInCart, setWasInCart] = useState<boolean>()
  const { add: addVariant, remove: removeVariant, ...look } = LOOKS[place]
  const name = place === 'page' ? null : <span className="sr-only"> {product.name}</span>

  function toggle(event: MouseEvent): void {
    if (isRepeatedClick(event)) return
    setWasInCart(isInCart)
    if (isInCart) remove(product._id)
    else add({ product, quantity })
  }

  return (
    <>
      {isInCart ? (
        <Button {...look} variant={removeVariant} onClick={toggle}>
          Remove From Cart
          {name}
        </Button>
      ) : (
        <Button {...look} variant={addVariant} disabled={disabled || product.inventory <= 0} onClick={toggle}>
          Add To Cart
          {name}
        </Button>
      )}
      <span role="status" className="sr-only">
        {wasInCart === !isInCart ? `${product.name} ${isInCart ? 'added to' : 'removed from'} your cart` : null}
      </span>
      {place === 'page' ? <CartNote isInCart={isInCart} /> : null}
    </>
  )
}

function CartNote({ isInCart }: { isInCart: boolean }) {
  const openCart = useSetAtom(openCartAtom)
  return (
    <p className="order-last flex min-h-6 basis-full flex-wrap items-center gap-x-3 text-lagoon-text">
      {isInCart ? (
        <>
          In your cart
          <Button
            variant="link"
            size="sm"
            onClick={openCart}
            className="relative min-h-6 px-0 after:absolute after:-inset-2.5"
          >
            View cart
          </Button>
        </>
      ) : null}
    </p>
  )
}
