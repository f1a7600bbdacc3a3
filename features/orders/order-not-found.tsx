import { buttonClass, EmptyState } from '@whirligig/ui'
import type { ReactNode } from 'react'

export type OrderNotFoundProps = {
  ordersHref: string
  picture?: ReactNode
}

/** Shown when the order does not exist or belongs to another user. */
export function OrderNotFound({ ordersHref, picture }: OrderNotFoundProps) {
  return (
    <>
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        text="No order found."
        hint="Please check the link or look it up in your orders."
        illustration={picture}
        action={
          <a href={ordersHref} className={buttonClass()}>
            Your Orders
          </a>
        }
      />
    </>
  )
}
