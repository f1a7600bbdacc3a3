import type { CartItem } from '@whirligig/contract'
import { Button, isRepeatedClick } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
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
 * Button 'Add To Cart', or 'Remove From Cart' for a product in the cart. On the product page, a line below says that it is in
 * the cart. The line always has its height, so that nothing moves.
 */
export function CartToggle({ product, quantity, place = 'page', disabled = false }: CartToggleProps) {
  const isInCart = useAtomValue(cartProductIdsAtom).includes(product._id)
  const add = useSetAtom(addToCartAtom)
  const remove = useSetAtom(removeFromCartAtom)
  const { add: addVariant, remove: removeVariant, ...look } = LOOKS[place]
  const name = place === 'page' ? null : <span className="sr-only"> {product.name}</span>
  return (
    <>
      {isInCart ? (
        <Button {...look} variant={removeVariant} onClick={(event) => isRepeatedClick(event) || remove(product._id)}>
          Remove From Cart
          {name}
        </Button>
      ) : (
        <Button
          {...look}
          variant={addVariant}
          disabled={disabled || product.inventory <= 0}
          onClick={(event) => isRepeatedClick(event) || add({ product, quantity })}
        >
          Add To Cart
          {name}
        </Button>
      )}
      {place === 'page' ? <CartNote isInCart={isInCart} /> : null}
    </>
  )
}

function CartNote({ isInCart }: { isInCart: boolean }) {
  const openCart = useSetAtom(openCartAtom)
  return (
    <p role="status" className="order-last flex min-h-6 basis-full flex-wrap items-center gap-x-3 text-lagoon-text">
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
