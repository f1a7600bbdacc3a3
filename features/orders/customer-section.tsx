import type { Order } from '@whirligig/contract'
import { Card, Link } from '@whirligig/ui'

export type CustomerSectionProps = Pick<Order, 'customerName' | 'customerEmail' | 'customerId'> & {
  /** The page about the customer. */
  customerHref: (id: string) => string
}

/** Who placed an order, for staff: the name and a link that writes an email. */
export function CustomerSection({ customerName, customerEmail, customerId, customerHref }: CustomerSectionProps) {
  return (
    <section aria-labelledby="customer" className="max-w-xl">
      <h2 id="customer" className="mb-3 text-xl">
        Customer
      </h2>
      {customerName || customerEmail ? (
        <Card as="address" className="wrap-anywhere">
          {customerName || customerId ? (
            <p className="font-semibold">
              {customerId ? (
                <Link href={customerHref(customerId)} underline="hover">
                  {customerName ?? 'Customer'}
                </Link>
              ) : (
                customerName
              )}
            </p>
          ) : null}
          {customerEmail ? (
            <Link
              href={`mailto:${customerEmail}`}
              underline="hover"
              className="inline-flex min-h-8 max-w-full items-center"
            >
              {customerEmail}
            </Link>
          ) : (
            <p className="text-ink-soft">No email</p>
          )}
        </Card>
      ) : (
        <p className="text-ink-soft">The account of the customer has been deleted.</p>
      )}
    </section>
  )
}
