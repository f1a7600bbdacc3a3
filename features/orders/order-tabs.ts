import { type AllOrdersPage, ORDER_TABS, type OrderTab } from '@whirligig/contract'
import type { FilterTabsProps } from '@whirligig/ui'

const LABELS: Record<OrderTab, string> = {
  all: 'All',
  open: 'Open',
  to_ship: 'To ship',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

/** The tabs of the list of all orders. @param counts undefined while they load */
export const toOrderTabs = (
  current: OrderTab,
  counts: AllOrdersPage['counts'] | undefined,
  toHref: (tab: OrderTab) => string,
): FilterTabsProps['tabs'] =>
  ORDER_TABS.map((tab) => ({
    label: LABELS[tab],
    href: toHref(tab),
    count: counts?.[tab],
    current: tab === current,
  }))
