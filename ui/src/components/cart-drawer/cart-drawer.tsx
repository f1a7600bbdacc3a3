import { Children, type ReactNode } from 'react'
import { Drawer, type DrawerProps } from '../drawer/drawer.tsx'
import { EmptyCart } from './empty-cart.tsx'

export type CartDrawerProps = Omit<DrawerProps, 'title' | 'footer'> & {
  /** Whether the drawer is open. */
  open: boolean
  /** Called when the user closes the drawer or follows the link of the empty cart. */
  onClose: () => void
  /** Target of the link in the empty cart. */
  shopHref: string
  /** Image for the empty cart. */
  illustration?: ReactNode
  /** `<CartSummary />`, fixed at the bottom. Hidden while the cart is empty. */
  summary: ReactNode
  /** Replaces lines and summary, for example while the user picks a delivery address. */
  panel?: ReactNode
  /** The cart has no toys, though a `<RemovedLine />` may still be shown. By default, whether there are no children. */
  empty?: boolean
  /** `<CartLine />` elements; each becomes a list item. */
  children?: ReactNode
}

/** The shopping cart as a drawer: the lines scroll, the summary stays. */
export function CartDrawer({
  open,
  onClose,
  shopHref,
  illustration,
  summary,
  panel,
  empty,
  children,
  ...props
}: CartDrawerProps) {
  const hasLines = Children.toArray(children).length > 0
  const isEmpty = empty ?? !hasLines
  return (
    <Drawer
      {...props}
      open={open}
      onClose={onClose}
      title="Shopping Cart"
      footer={isEmpty || panel ? undefined : summary}
    >
      {panel ?? (
        <>
          {hasLines ? (
            <ul className="list-none divide-y divide-line p-0">
              {Children.map(children, (child) => (
                <li>{child}</li>
              ))}
            </ul>
          ) : null}
          {isEmpty ? <EmptyCart href={shopHref} illustration={illustration} onLinkClick={onClose} /> : null}
        </>
      )}
    </Drawer>
  )
}
