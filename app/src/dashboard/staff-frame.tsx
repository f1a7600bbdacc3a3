import { useStaffWork } from '@whirligig/admin'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { useUnreadTitle } from '@whirligig/support'
import { DashboardFrame, PageKeysContext } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CommandButton } from './command-button.tsx'
import { KeyHelp } from './key-help.tsx'
import { lazyUnreadAtom } from './lazy-unread-atom.ts'
import { findCurrentEntry, getDashboardMenu, type MenuEntry, toSections } from './menu.ts'
import { toBadge } from './menu-badges.ts'
import { pageKeysAtom } from './page-keys-atom.ts'
import type { DashboardAccess } from './role.ts'
import { StaffAccountButton } from './staff-account-button.tsx'

export type StaffFrameProps = {
  access: DashboardAccess
  /** Undefined while the profile is loading. */
  firstName: string | undefined
  children: ReactNode
}

/** The frame of the back office around a page, with the current page marked. */
export function StaffFrame({ access, firstName, children }: StaffFrameProps) {
  const { pathname } = useLocation()
  // Admins open the orders of customers.
  const ordersPath = access.role === 'admin' ? dashboardPaths.customerOrders : clientPaths.orders
  const menu = getDashboardMenu(access.role, access.hasPassword)
  const current = findCurrentEntry(menu, pathname.startsWith('/order/') ? ordersPath : pathname)
  const unread = useAtomValue(lazyUnreadAtom)
  const work = useStaffWork()
  useUnreadTitle(unread)
  const toLink = (entry: MenuEntry) => ({
    label: entry.label,
    href: toHref(entry.path),
    icon: <entry.icon aria-hidden="true" />,
    current: entry === current,
    ...toBadge(entry, unread, work),
  })
  return (
    <DashboardFrame
      homeHref={toHref(clientPaths.dashboard)}
      sections={toSections(menu).map(({ title, entries }) => ({ ...(title && { title }), links: entries.map(toLink) }))}
      actions={
        <>
          <CommandButton access={access} />
          <a
            href={toHref(clientPaths.home)}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-3 font-semibold whitespace-nowrap text-ink no-underline hover:bg-sun-pale forced-colors:border"
          >
            <ShoppingBag aria-hidden="true" className="size-5" />
            <span className="max-md:sr-only">View shop</span>
          </a>
          <StaffAccountButton firstName={firstName} />
        </>
      }
    >
      <PageKeysContext value={useAtomValue(pageKeysAtom)}>{children}</PageKeysContext>
      <KeyHelp />
    </DashboardFrame>
  )
}
