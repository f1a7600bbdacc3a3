import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../button/button-class.ts'
import { Link } from '../link/link.tsx'
import { Celebration } from './celebration.tsx'

export type OrderSuccessProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Short number of the order. */
  orderNumber: string
  /** Link to the order. */
  orderHref: string
  /** Target of `Manage Orders`. */
  ordersHref: string
  /** Target of `Continue Shopping`. */
  shopHref: string
  /** When the order arrives: `November 23 – 25, 2026`. Leave it out if that is not known. */
  arrival?: string
  /** The delivery address, or a form that asks for it. */
  delivery?: ReactNode
  /** `delivery` asks for the address and has the main action of the page. No other button is primary then. */
  needsAddress?: boolean
  /** What was bought. */
  items?: ReactNode
  /** `<OrderFigures />`. */
  figures?: ReactNode
  /** A decorative image. */
  illustration?: ReactNode
}

/** Hides what is below `delivery` until it has loaded and has its height. */
const untilLoaded = 'group-has-[[data-loading]]/success:invisible'

/** The page after an order was placed. */
export function OrderSuccess({
  orderNumber,
  orderHref,
  ordersHref,
  shopHref,
  arrival,
  delivery,
  needsAddress = false,
  items,
  figures,
  illustration,
  className,
  ...props
}: OrderSuccessProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={cx(
        'group/success relative isolate mx-auto grid grid-cols-1 max-w-2xl overflow-hidden justify-items-center gap-5 rounded-hero bg-sun-pale px-5 py-10 text-center sm:px-10 sm:py-14',
        className,
      )}
      {...props}
    >
      <Celebration />
      {illustration ? (
        <div className="w-44 transition-transform duration-700 ease-out starting:-rotate-12 starting:scale-75 [&>*]:h-auto [&>*]:max-w-full">
          {illustration}
        </div>
      ) : null}
      <h1 id={titleId} className="text-4xl">
        Thank you for choosing us!
      </h1>
      <p className="max-w-full text-lg text-ink-soft">
        Your order{' '}
        <Link href={orderHref} className="font-semibold whitespace-nowrap">
          {orderNumber}
        </Link>{' '}
        has been placed.
        {arrival ? (
          <>
            <br />
            It should arrive <strong className="font-semibold text-ink">{arrival}</strong>.
          </>
        ) : null}
      </p>
      {delivery ? <div className="w-full max-w-md text-start">{delivery}</div> : null}
      {items || figures ? (
        <div
          className={cx(
            'grid w-full max-w-md grid-cols-1 gap-3 rounded-panel border border-line bg-card p-4 text-start shadow-card sm:p-5',
            untilLoaded,
          )}
        >
          {items}
          {figures}
        </div>
      ) : null}
      <div className={cx('flex flex-wrap justify-center gap-x-3 gap-y-4 pt-2', untilLoaded)}>
        <a href={ordersHref} className={buttonClass({ variant: 'secondary' })}>
          Manage Orders
        </a>
        <a href={shopHref} className={buttonClass({ variant: needsAddress ? 'secondary' : 'primary' })}>
          Continue Shopping
        </a>
      </div>
    </section>
  )
}
