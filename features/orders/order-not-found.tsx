import { buttonClass, EmptyState } from '@whirligig/ui'
import type { ReactNode } from 'react'

export type OrderNotFoundProps = {
  /** The address of the list of orders. */
  ordersHref: string
  /** @default 'Your Orders' */
  ordersTitle?: string
  /** What to do, by default for a shopper. */
  hint?: string
  picture?: ReactNode
}

/** Shown when the order does not exist or is not the user's. */
export function OrderNotFound({
  ordersHref,
  ordersTitle = 'Your Orders',
  hint = 'Please check the link or look it up in your orders.',
  picture,
}: OrderNotFoundProps) {
  return (
    <>
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        text="No order found."
        hint={hint}
        illustration={picture}
        action={
          <a href={ordersHref} className={buttonClass()}>
            {ordersTitle}
          </a>
        }
      />
    </>
  )
}
