import type { Order } from '@whirligig/contract'

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
        <address className="rounded-panel border border-line bg-card p-4 not-italic shadow-card wrap-anywhere sm:p-5">
          {customerName || customerId ? (
            <p className="font-semibold">
              {customerId ? (
                <a href={customerHref(customerId)} className="text-sky-text underline-offset-4">
                  {customerName ?? 'Customer'}
                </a>
              ) : (
                customerName
              )}
            </p>
          ) : null}
          {customerEmail ? (
            <a
              href={`mailto:${customerEmail}`}
              className="inline-flex min-h-8 max-w-full items-center text-sky-text underline-offset-4"
            >
              {customerEmail}
            </a>
          ) : (
            <p className="text-ink-soft">No email</p>
          )}
        </address>
      ) : (
        <p className="text-ink-soft">The account of the customer has been deleted.</p>
      )}
    </section>
  )
}
