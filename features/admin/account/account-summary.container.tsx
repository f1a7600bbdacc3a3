import { formatDate, formatDateTime, formatPrice, type SharedCart, type UserAccount } from '@whirligig/contract'
import { usePollingFallback, useSocketEvent } from '@whirligig/core/realtime'
import { Badge, ErrorState, Heading, Link, ListSkeleton, Text } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { AccountLinks } from './account-links.ts'
import { accountAtom } from './atoms.ts'

export type AccountSummaryContainerProps = {
  /** The id of the user. */
  id: string
  links: Pick<AccountLinks, 'order' | 'product'> & { user: (id: string) => string }
}

/** The profile, orders, cart and wishes of a user, beside the conversation with them. */
export function AccountSummaryContainer({ id, links }: AccountSummaryContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(accountAtom(id))
  useSocketEvent('cartShared', ({ _id }) => {
    if (_id === id) refetch()
  })
  usePollingFallback(refetch)
  if (data) return <Summary account={data} links={links} />
  if (status === 'pending') return <ListSkeleton label="Loading the customer" rows={3} />
  return <ErrorState text="The customer could not be loaded." onRetry={() => refetch()} loading={isFetching} />
}

type SummaryProps = Pick<AccountSummaryContainerProps, 'links'> & { account: UserAccount }

function Summary({ account: { user, orders, reviews, wishes, cart }, links }: SummaryProps) {
  return (
    <div className="grid grid-cols-1 gap-5 text-sm">
      <div>
        <p className="font-semibold wrap-anywhere">
          {user.firstName} {user.lastName}
        </p>
        {user.email ? (
          <p>
            <Link href={`mailto:${user.email}`} underline="hover" className="wrap-anywhere">
              {user.email}
            </Link>
          </p>
        ) : null}
        <Text tone="soft">Joined {formatDate(user.created)}</Text>
        <p className="mt-1">
          <Link href={links.user(user._id)} underline="hover" className="wrap-anywhere">
            View customer
          </Link>
        </p>
      </div>
      <Part title="Orders" count={orders.count}>
        {orders.latest.map(({ _id, created, total, status }) => (
          <li key={_id} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-x-2">
              <Link href={links.order(_id)} underline="hover" className="wrap-anywhere">
                {formatDate(created)}
              </Link>
              <span className="tabular-nums">{formatPrice(total)}</span>
            </span>
            <span>
              <Badge>{status}</Badge>
            </span>
          </li>
        ))}
      </Part>
      {cart ? <CartPart cart={cart} links={links} /> : null}
      <Part title="Wishes" count={wishes.count}>
        {wishes.latest.map(({ name, slug }) => (
          <li key={slug}>
            <Link href={links.product(slug)} underline="hover" className="wrap-anywhere">
              {name}
            </Link>
          </li>
        ))}
      </Part>
      <Part title="Reviews" count={reviews.count}>
        {reviews.latest.map(({ _id, title, rating }) => (
          <li key={_id} className="wrap-anywhere">
            {title}, {rating} of 5 stars
          </li>
        ))}
      </Part>
    </div>
  )
}

function CartPart({ cart, links }: Pick<SummaryProps, 'links'> & { cart: SharedCart }) {
  return (
    <Part title="Cart" count={cart.items.length} note={`As of ${formatDateTime(cart.updated)}`}>
      {cart.items.map(({ name, slug, quantity, totalPrice, isAvailable }) => (
        <li key={slug} className="grid gap-1">
          <span className="flex flex-wrap justify-between gap-x-2">
            <span className="wrap-anywhere">
              {quantity} ×{' '}
              <Link href={links.product(slug)} underline="hover">
                {name}
              </Link>
            </span>
            <span className="tabular-nums">{formatPrice(totalPrice)}</span>
          </span>
          {isAvailable ? null : (
            <span>
              <Badge tone="danger">Not available</Badge>
            </span>
          )}
        </li>
      ))}
      <li className="flex flex-wrap justify-between gap-x-2 font-semibold">
        <span>Total without tax</span>
        <span className="tabular-nums">{formatPrice(cart.total)}</span>
      </li>
    </Part>
  )
}

type PartProps = { title: string; count: number; note?: string; children: ReactNode }

function Part({ title, count, note, children }: PartProps) {
  return (
    <section>
      <Heading as="h3" size="sm" font="text" tone="soft">
        {title} ({count})
      </Heading>
      {note ? <Text tone="soft">{note}</Text> : null}
      {count > 0 ? <ul className="mt-1.5 grid list-none grid-cols-1 gap-2.5 p-0">{children}</ul> : null}
    </section>
  )
}
