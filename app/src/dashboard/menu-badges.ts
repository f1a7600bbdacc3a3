import { clientPaths, dashboardPaths, type StaffWork } from '@whirligig/contract'
import type { SidebarLink } from '@whirligig/ui'
import type { MenuEntry } from './menu.ts'

/**
 * Returns the mark of an entry of the staff's menu: how much waits there. None without anything to count.
 * @param unread the number of unread chat messages
 * @param work undefined until it is known
 */
export function toBadge(
  { path }: Pick<MenuEntry, 'path'>,
  unread: number,
  work: StaffWork | undefined,
): Pick<SidebarLink, 'badge'> {
  const { openOrders = 0, waiting } = work ?? {}
  const ordersPath = waiting ? dashboardPaths.customerOrders : dashboardPaths.merchantOrders
  const badges: Partial<Record<string, SidebarLink['badge']>> = {
    [clientPaths.support]: { count: unread, label: 'unread messages' },
    [ordersPath]: { count: openOrders, label: 'orders to ship' },
    [dashboardPaths.reviews]: { count: waiting?.reviews ?? 0, label: 'reviews waiting' },
    [dashboardPaths.merchants]: { count: waiting?.applications ?? 0, label: 'applications waiting' },
    [dashboardPaths.messages]: { count: waiting?.messages ?? 0, label: 'messages to answer' },
  }
  const badge = badges[path]
  return badge ? { badge } : {}
}
