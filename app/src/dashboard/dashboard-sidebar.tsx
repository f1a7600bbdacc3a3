import { clientPaths, toHref } from '@whirligig/contract'
import { Sidebar } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { lazyUnreadAtom } from './lazy-unread-atom.ts'
import { findCurrentEntry, getDashboardMenu } from './menu.ts'
import type { DashboardAccess } from './role.ts'

/** The dashboard's sidebar for a role, with the current page marked. */
export function DashboardSidebar({ role, hasPassword }: DashboardAccess) {
  const { pathname } = useLocation()
  const menu = getDashboardMenu(role, hasPassword)
  const current = findCurrentEntry(menu, pathname)
  const unread = useAtomValue(lazyUnreadAtom)
  return (
    <Sidebar
      links={menu.map((entry) => ({
        label: entry.label,
        href: toHref(entry.path),
        icon: <entry.icon aria-hidden="true" />,
        current: entry === current,
        ...(entry.path === clientPaths.support && { badge: { count: unread, label: 'unread messages' } }),
      }))}
    />
  )
}
