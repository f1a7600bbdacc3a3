import { DEFAULT_IMAGE, formatCount, formatDate, formatOrderNumber, formatPrice, type Order } from '@whirligig/contract'
import { OrderStatusBadge, Picture } from '@whirligig/ui'
import { summarizeProgress } from './order-progress.ts'
import { toLinePicture } from './order-view.ts'
import { RowCustomer } from './row-customer.tsx'
import { getItemCount } from './rules.ts'

export type OrderRowProps = {
  order: Order
  href: string
  /** Whether to show who bought it, and the status of all lines instead of the first one's. */
  isForStaff: boolean
}

const OWN_LAYOUT = {
  row: 'lg:grid-cols-[3.5rem_minmax(0,1fr)_7.5rem_6rem]',
  picture: 'row-span-2 lg:row-span-1',
  title: 'lg:col-span-1',
  price: 'lg:order-last lg:justify-self-end',
  status: 'lg:justify-self-start',
}

/** From tablets on, two lines: the price is below the status or, where there is room, beside it. */
const STAFF_LAYOUT = {
  row: 'md:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)_8.5rem] xl:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)_8.5rem_6rem]',
  picture: 'row-span-3 md:row-span-2 xl:row-span-1',
  title: 'md:col-span-1 md:row-span-2 xl:row-span-1',
  price: 'md:col-start-4 md:row-start-2 md:justify-self-end xl:col-start-5 xl:row-start-1',
  status: 'md:col-start-4 md:row-start-1 xl:justify-self-start',
}

/** An order in a list. The whole row is one link; on phones it has two lines, and the customer between them. */
export function OrderRow({ order, href, isForStaff }: OrderRowProps) {
  const firstLine = order.products[0]
  const picture = firstLine ? toLinePicture(firstLine) : { src: DEFAULT_IMAGE.orderLine }
  const layout = isForStaff ? STAFF_LAYOUT : OWN_LAYOUT
  return (
    <article
      className={`group/order relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3.5 hover:bg-sun-pale sm:px-5 ${layout.row}`}
    >
      <Picture
        {...picture}
        sizes="39px"
        alt=""
        className={`size-14 self-start rounded-control lg:self-center ${layout.picture}`}
      />
      <div className={`col-span-2 min-w-0 ${layout.title}`}>
        <h2 className="font-text text-base leading-snug font-semibold tracking-normal">
          <a
            href={href}
            className="text-sky-text no-underline underline-offset-4 whitespace-nowrap tabular-nums group-hover/order:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-sky"
          >
            <span className="sr-only">Order </span>
            {formatOrderNumber(order._id)}
          </a>
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">
          <span>{formatDate(order.created)}</span>
          <span aria-hidden="true"> · </span>
          <span>{formatCount(getItemCount(order), 'toy')}</span>
        </p>
      </div>
      {isForStaff ? <RowCustomer {...order} /> : null}
      <p className={`font-display text-lg font-semibold whitespace-nowrap tabular-nums ${layout.price}`}>
        {formatPrice(order.totalWithTax)}
      </p>
      <OrderStatusBadge
        {...(isForStaff ? summarizeProgress(order.products) : { status: order.status })}
        className={`justify-self-end ${layout.status}`}
      />
    </article>
  )
}
