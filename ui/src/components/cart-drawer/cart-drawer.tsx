import { Children, type ReactNode } from 'react'
import { Drawer } from '../drawer/drawer.tsx'
import { EmptyCart } from './empty-cart.tsx'

export type CartDrawerProps = {
  /** Whether it is shown. */
  open: boolean
  /** Close was asked for, or the empty cart was left for the shop. */
  onClose: () => void
  /** Where the empty cart leads. */
  shopHref: string
  /** The picture of the empty cart. */
  emptyPicture?: ReactNode
  /** Stays at the foot: `<CartSummary />`. Not shown for an empty cart. */
  summary: ReactNode
  /** The lines: each child becomes an item of the list. */
  children?: ReactNode
}

/** The cart over the page: lines that scroll, a summary that stays. */
export function CartDrawer({ open, onClose, shopHref, emptyPicture, summary, children }: CartDrawerProps) {
  const isEmpty = Children.toArray(children).length === 0
  return (
    <Drawer open={open} onClose={onClose} title="Shopping Cart" footer={isEmpty ? undefined : summary}>
      {isEmpty ? (
        <EmptyCart href={shopHref} picture={emptyPicture} onLeave={onClose} />
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
