import { formatDate, formatDateTime, ROLE_NAME, type UserAccount } from '@whirligig/contract'
import { Card, Link, RoleBadge, Text } from '@whirligig/ui'
import type { ReactNode } from 'react'
import type { AccountLinks } from './account-links.ts'

export type AccountProfileProps = { account: UserAccount; links: AccountLinks }

/** Who an account belongs to, and its sessions. */
export function AccountProfile({ account: { user, sessions }, links }: AccountProfileProps) {
  const { email, phoneNumber, provider, role, created, merchant } = user
  return (
    <Card title="Profile">
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term="Email">
          {email ? (
            <Link underline="hover" href={`mailto:${email}`}>
              {email}
            </Link>
          ) : (
            'None'
          )}
        </Fact>
        <Fact term="Phone number">
          {phoneNumber ? (
            <Link underline="hover" href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>
              {phoneNumber}
            </Link>
          ) : (
            'None'
          )}
        </Fact>
        <Fact term="Role">
          <RoleBadge role={ROLE_NAME[role]} />
        </Fact>
        {merchant ? (
          <Fact term="Merchant">
            <Link underline="hover" href={links.merchant(merchant.name)}>
              {merchant.brand?.name ?? merchant.name}
            </Link>
          </Fact>
        ) : null}
        <Fact term="Signs in with">{provider}</Fact>
        <Fact term="Joined">{formatDate(created)}</Fact>
        <Fact term="Open sessions">{sessions.count}</Fact>
        <Fact term="Last used">
          {sessions.lastUsed ? (
            <time dateTime={sessions.lastUsed}>{formatDateTime(sessions.lastUsed)}</time>
          ) : (
            'Not signed in'
          )}
        </Fact>
      </dl>
    </Card>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <Text as="dt" size="sm" tone="soft">
      {term}
    </Text>
    <dd className="m-0 wrap-anywhere">{children}</dd>
  </div>
)
