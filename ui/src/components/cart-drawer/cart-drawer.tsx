import { Children, type ReactNode } from 'react'
import { Drawer } from '../drawer/drawer.tsx'
import { EmptyCart } from './empty-cart.tsx'

export type CartDrawerProps = {
  /** Whether the drawer is open. */
  open: boolean
  /** Called when the user closes the drawer or follows the link of the empty cart. */
  onClose: () => void
  /** Target of the link in the empty cart. */
  shopHref: string
  /** Image for the empty cart. */
  emptyPicture?: ReactNode
  /** `<CartSummary />`, fixed at the bottom. Hidden while the cart is empty. */
  summary: ReactNode
  /** `<CartLine />` elements; each becomes a list item. */
  children?: ReactNode
}

/** The shopping cart as a drawer: the lines scroll, the summary stays. */
export function CartDrawer({ open, onClose, shopHref, emptyPicture, summary, children }: CartDrawerProps) {
  const isEmpty = Children.toArray(children).length === 0
  return (
    <Drawer open={open} onClose={onClose} title="Shopping Cart" footer={isEmpty ? undefined : summary}>
      {isEmpty ? (
        <EmptyCart href={shopHref} picture={emptyPicture} onLinkClick={onClose} />
      ) : (
        <ul className="list-none divide-y divide-line p-0">
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      )}
    </Drawer>
  )
}
