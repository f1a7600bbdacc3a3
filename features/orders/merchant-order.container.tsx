import {
  formatAddressLines,
  formatDate,
  formatOrderNumber,
  formatPrice,
  isToShip,
  type MerchantOrder,
} from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import {
  AddressCard,
  Button,
  Card,
  ErrorState,
  OrderStatusBadge,
  PackingSlip,
  PurchasedItems,
  SubPage,
} from '@whirligig/ui'
import { useAtom, useAtomValue } from 'jotai'
import { Printer, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { merchantOrderAtom, setMerchantStatusAtom } from './merchant-atoms.ts'
import { MerchantLineStatus } from './merchant-line-status.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { summarizeProgress } from './order-progress.ts'
import { OrderSkeleton } from './order-skeleton.tsx'
import { toPackingSlip, toPurchasedLine } from './order-view.ts'
import { useOrderUpdates } from './use-order-updates.ts'

export type MerchantOrderContainerProps = {
  id: string
  /** The list of orders with the merchant's toys. */
  ordersHref: string
  productHref: (slug: string) => string
  /** Illustration above 'No order found.' */
  emptyPicture?: ReactNode
}

/** The merchant's part of an order: what to pack, where to send it, and what has been done. */
export function MerchantOrderContainer({ id, ordersHref, productHref, emptyPicture }: MerchantOrderContainerProps) {
  const { data: order, status, error, refetch } = useAtomValue(merchantOrderAtom(id))
  useOrderUpdates()
  if (status === 'pending') return <OrderSkeleton />
  if (isNotFound(error))
    return (
      <OrderNotFound
        ordersHref={ordersHref}
        ordersTitle="Customer Orders"
        hint="It does not exist, or has no toys of your brand."
        picture={emptyPicture}
      />
    )
  if (!order)
    return <ErrorState heading="Order Details" text="The order could not be loaded." onRetry={() => refetch()} />
  return (
    <>
      <OrderContent order={order} ordersHref={ordersHref} productHref={productHref} />
      <PackingSlip {...toPackingSlip(order)} className="hidden print:block" />
    </>
  )
}

type OrderContentProps = Pick<MerchantOrderContainerProps, 'ordersHref' | 'productHref'> & { order: MerchantOrder }

function OrderContent({ order, ordersHref, productHref }: OrderContentProps) {
  const open = order.products.filter(({ status }) => isToShip(status))
  return (
    <SubPage
      title={`Order ${formatOrderNumber(order._id)}`}
      meta={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          Ordered On {formatDate(order.created)} <OrderStatusBadge {...summarizeProgress(order.products)} />
        </span>
      }
      back={{ label: 'Customer Orders', href: ordersHref }}
      actions={
        <>
          <Button
            variant="secondary"
            size="sm"
            icon={<Printer aria-hidden="true" className="size-5" />}
            onClick={() => window.print()}
          >
            Print packing slip
          </Button>
          {open.length > 0 ? <ShipAll order={order} /> : null}
        </>
      }
      className="print:hidden"
    >
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <PurchasedItems
          items={order.products.map((line) => ({
            ...toPurchasedLine(productHref)(line),
            sku: line.sku ?? undefined,
            statusControl: <MerchantLineStatus order={order} line={line} />,
          }))}
        />
        <div className="grid grid-cols-1 gap-6 xl:order-none max-xl:-order-1">
          <ShipTo {...order} />
          <Card as="dl" className="flex items-baseline justify-between gap-4">
            <dt>Your toys, with tax</dt>
            <dd className="font-display text-xl font-semibold tabular-nums">{formatPrice(order.totalWithTax)}</dd>
          </Card>
        </div>
      </div>
    </SubPage>
  )
}

function ShipAll({ order }: { order: MerchantOrder }) {
  const [{ isPending }, setStatus] = useAtom(setMerchantStatusAtom)
  return (
    <Button
      size="sm"
      icon={<Truck aria-hidden="true" className="size-5" />}
      loading={isPending}
      // The error toast is shown, and the order is refetched.
      onClick={() => setStatus({ id: order._id, status: 'Shipped' }).catch(() => undefined)}
    >
      Ship all
    </Button>
  )
}

const ShipTo = ({ customerName, deliveryAddress }: MerchantOrder) => (
  <section aria-labelledby="ship-to">
    <h2 id="ship-to" className="mb-3 text-xl">
      Ship to
    </h2>
    {deliveryAddress ? (
      <AddressCard lines={[...(customerName ? [customerName] : []), ...formatAddressLines(deliveryAddress)]} />
    ) : (
      <p className="text-ink-soft">
        {customerName ?? 'The customer'} has not chosen a delivery address yet. Please wait before you ship.
      </p>
    )}
  </section>
)
