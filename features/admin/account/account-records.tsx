import { formatCount, formatDate, formatPrice, type UserAccount } from '@whirligig/contract'
import { Badge, Card, Link, StarRating, Text } from '@whirligig/ui'
import type { ReactNode } from 'react'
import type { AccountLinks } from './account-links.ts'

export type AccountRecordsProps = { account: UserAccount; links: AccountLinks }

const listClass = 'mt-3 grid list-none grid-cols-1 divide-y divide-line p-0'
const rowClass = 'flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5'

/** The latest orders of an account. */
export function AccountOrders({ account: { user, orders }, links }: AccountRecordsProps) {
  return (
    <Card>
      <Text size="sm" tone="soft">
        {toSummary(orders, 'order')}
      </Text>
      {orders.latest.length > 0 ? (
        <ul className={listClass}>
          {orders.latest.map(({ _id, created, total, status }) => (
            <li key={_id} className={rowClass}>
              <RecordLink href={links.order(_id)}>{formatDate(created)}</RecordLink>
              <Aside>
                <Badge>{status}</Badge>
                <span className="tabular-nums">{formatPrice(total)}</span>
              </Aside>
            </li>
          ))}
        </ul>
      ) : null}
      {orders.count > orders.latest.length ? (
        <p className="mt-2">
          <RecordLink href={links.orders(user._id)}>All orders</RecordLink>
        </p>
      ) : null}
    </Card>
  )
}

/** The latest reviews of an account. */
export function AccountReviews({ account: { reviews }, links }: AccountRecordsProps) {
  return (
    <Card>
      <Text size="sm" tone="soft">
        {toSummary(reviews, 'review')}
      </Text>
      {reviews.latest.length > 0 ? (
        <ul className={listClass}>
          {reviews.latest.map(({ _id, title, rating, status, created, product }) => (
            <li key={_id} className={rowClass}>
              <span className="grid min-w-0">
                <span className="font-semibold wrap-anywhere">{title}</span>
                <Text as="span" size="sm" tone="soft" className="wrap-anywhere">
                  {product ? (
                    <Link href={links.product(product.slug)}>{product.name}</Link>
                  ) : (
                    'Product is not available.'
                  )}{' '}
                  · {formatDate(created)}
                </Text>
              </span>
              <Aside>
                <StarRating value={rating} size="sm" />
                <Badge tone={status === 'Waiting Approval' ? 'highlight' : 'neutral'}>{status}</Badge>
              </Aside>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

/** The latest wishes of an account. */
export function AccountWishes({ account: { wishes }, links }: AccountRecordsProps) {
  return (
    <Card>
      <Text size="sm" tone="soft">
        {toSummary(wishes, 'toy')}
      </Text>
      {wishes.latest.length > 0 ? (
        <ul className={listClass}>
          {wishes.latest.map(({ name, slug }) => (
            <li key={slug} className={rowClass}>
              <RecordLink href={links.product(slug)}>{name}</RecordLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

const RecordLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} underline="hover" className="font-semibold wrap-anywhere">
    {children}
  </Link>
)

const Aside = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex flex-wrap items-center gap-3">{children}</span>
)

function toSummary({ count, latest }: { count: number; latest: readonly unknown[] }, noun: string): string {
  if (count === 0) return `No ${noun}s yet.`
  return count > latest.length
    ? `The latest ${latest.length} of ${formatCount(count, noun)}.`
    : formatCount(count, noun)
}
