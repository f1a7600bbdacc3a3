import { buttonClass, EmptyState } from '@whirligig/ui'
import type { ReactNode } from 'react'

export type OrderNotFoundProps = {
  ordersHref: string
  picture?: ReactNode
}

/** There is no such order, or it is somebody else's. */
export function OrderNotFound({ ordersHref, picture }: OrderNotFoundProps) {
  return (
    <>
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        text="No order found."
        hint="Please check the link, or look for it among your orders."
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
