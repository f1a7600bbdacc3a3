import { Card, Tabs } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { AccountOrders, type AccountRecordsProps, AccountReviews, AccountWishes } from './account-records.tsx'

/** The records of an account, in order. */
export const ACCOUNT_TABS = ['orders', 'reviews', 'wishes', 'history'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

export type AccountTabsProps = AccountRecordsProps & {
  tab: AccountTab
  onTabChange: (tab: AccountTab) => void
  /** The history of the account. */
  history: ReactNode
}

/** The records of an account, of which one kind is visible. The history is only rendered when it is. */
export function AccountTabs({ account, links, tab, onTabChange, history }: AccountTabsProps) {
  const { orders, reviews, wishes } = account
  return (
    <Tabs
      label="Records of the account"
      value={tab}
      onChange={onTabChange}
      tabs={[
        {
          value: 'orders',
          label: 'Orders',
          count: orders.count,
          content: <AccountOrders account={account} links={links} />,
        },
        {
          value: 'reviews',
          label: 'Reviews',
          count: reviews.count,
          content: <AccountReviews account={account} links={links} />,
        },
        {
          value: 'wishes',
          label: 'Wishes',
          count: wishes.count,
          content: <AccountWishes account={account} links={links} />,
        },
        {
          value: 'history',
          label: 'History',
          content: <Card>{history}</Card>,
        },
      ]}
    />
  )
}
