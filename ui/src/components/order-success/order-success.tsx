import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '../button/button.tsx'

export type OrderSuccessProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Number of the order. */
  orderId: string
  /** Link to the order. */
  orderHref: string
  /** Target of `Manage Orders`. */
  ordersHref: string
  /** Target of `Continue Shopping`. */
  shopHref: string
  /** The delivery address, or a form that asks for it. */
  delivery?: ReactNode
  /** A decorative image. */
  picture?: ReactNode
}

/** The page after an order was placed. */
export function OrderSuccess({
  orderId,
  orderHref,
  ordersHref,
  shopHref,
  delivery,
  picture,
  className,
  ...props
}: OrderSuccessProps) {
  return (
    <section
      aria-labelledby="order-success"
      className={cx(
        'relative isolate mx-auto grid max-w-2xl overflow-hidden justify-items-center gap-5 rounded-hero bg-sun-pale px-5 py-10 text-center sm:px-10 sm:py-14',
        className,
      )}
      {...props}
    >
      <Confetti />
      {picture ? (
        <div className="w-44 transition-transform duration-700 ease-out starting:-rotate-12 starting:scale-75 [&>*]:h-auto [&>*]:max-w-full">
          {picture}
        </div>
      ) : null}
      <h1 id="order-success" className="text-4xl">
        Thank you for choosing us!
      </h1>
      <p className="max-w-full text-lg text-ink-soft wrap-anywhere">
        Your order{' '}
        <a href={orderHref} className="font-semibold text-sky-text underline underline-offset-4">
          {orderId}
        </a>{' '}
        has been placed.
      </p>
      {delivery ? <div className="w-full max-w-md text-start">{delivery}</div> : null}
      <div className="flex flex-wrap justify-center gap-x-3 gap-y-4 pt-2">
        <a href={ordersHref} className={buttonClass({ variant: 'secondary' })}>
          Manage Orders
        </a>
        <a href={shopHref} className={buttonClass()}>
          Continue Shopping
        </a>
      </div>
    </section>
  )
}

function Confetti() {
  return (
    <span aria-hidden="true" className="absolute inset-0 -z-10 *:absolute">
      <i className="top-10 left-[10%] size-5 rotate-12 rounded-sm bg-tomato" />
      <i className="top-30 left-[18%] size-3 rounded-full bg-lagoon" />
      <i className="top-14 right-[12%] size-7 rounded-full border-4 border-sky" />
      <i className="top-36 right-[9%] size-4 -rotate-12 rounded-sm bg-sun" />
      <i className="bottom-[10%] left-[6%] size-6 rounded-full border-4 border-plum max-sm:hidden" />
      <i className="right-[7%] bottom-[12%] size-5 rotate-30 rounded-sm bg-lagoon max-sm:hidden" />
    </span>
  )
}
