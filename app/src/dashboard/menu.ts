import { clientPaths, dashboardPaths } from '@whirligig/contract'
import {
  Boxes,
  Heart,
  Inbox,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquareQuote,
  Package,
  ServerCog,
  Shapes,
  Store,
  Tag,
  Truck,
  UserRound,
  Users,
} from 'lucide-react'
import type { DashboardRole } from './role.ts'

/** An entry of the dashboard's sidebar. */
export type MenuEntry = {
  label: string
  path: string
  icon: LucideIcon
  /** The group that staff see it in. The first entries need none. */
  section?: 'Catalogue' | 'People' | 'Activity' | 'More'
  /** Shown only for accounts that sign in with email and password. */
  emailOnly?: true
}

const account: MenuEntry = { label: 'Account Details', path: clientPaths.dashboard, icon: UserRound }
const security: MenuEntry = {
  label: 'Account Security',
  path: dashboardPaths.security,
  icon: KeyRound,
  emailOnly: true,
}
const address: MenuEntry = { label: 'Address', path: dashboardPaths.addresses, icon: MapPin }
const products: MenuEntry = { label: 'Products', path: dashboardPaths.products, icon: Boxes, section: 'Catalogue' }
const categories: MenuEntry = {
  label: 'Categories',
  path: dashboardPaths.categories,
  icon: Shapes,
  section: 'Catalogue',
}
const brand: MenuEntry = { label: 'Brand', path: dashboardPaths.brands, icon: Tag, section: 'Catalogue' }
const users: MenuEntry = { label: 'Users', path: dashboardPaths.users, icon: Users, section: 'People' }
const merchants: MenuEntry = { label: 'Merchants', path: dashboardPaths.merchants, icon: Store, section: 'People' }
const orders: MenuEntry = { label: 'Orders', path: dashboardPaths.orders, icon: Package, section: 'Activity' }
const toCustomerOrders = (path: string): MenuEntry => ({
  label: 'Customer Orders',
  path,
  icon: Truck,
  section: 'Activity',
})
const reviews: MenuEntry = {
  label: 'Reviews',
  path: dashboardPaths.reviews,
  icon: MessageSquareQuote,
  section: 'Activity',
}
const messages: MenuEntry = { label: 'Messages', path: dashboardPaths.messages, icon: Inbox, section: 'Activity' }
const subscribers: MenuEntry = {
  label: 'Subscribers',
  path: dashboardPaths.subscribers,
  icon: Mail,
  section: 'People',
}
const wishlist: MenuEntry = { label: 'WishList', path: dashboardPaths.wishlist, icon: Heart, section: 'More' }
const system: MenuEntry = { label: 'System', path: dashboardPaths.system, icon: ServerCog, section: 'More' }
const support: MenuEntry = { label: 'Support', path: clientPaths.support, icon: LifeBuoy, section: 'More' }

const MENUS: Record<Exclude<DashboardRole, 'disabled'>, readonly MenuEntry[]> = {
  admin: [
    account,
    security,
    address,
    products,
    categories,
    brand,
    users,
    merchants,
    subscribers,
    toCustomerOrders(dashboardPaths.customerOrders),
    orders,
    reviews,
    messages,
    wishlist,
    support,
    system,
  ],
  merchant: [
    account,
    security,
    address,
    brand,
    products,
    toCustomerOrders(dashboardPaths.merchantOrders),
    orders,
    wishlist,
    support,
  ],
  member: [account, security, address, orders, wishlist, support],
}

/** Returns the sidebar entries of a role, in the order that they are shown. */
export function getDashboardMenu(role: Exclude<DashboardRole, 'disabled'>, hasPassword: boolean): readonly MenuEntry[] {
  return MENUS[role].filter((entry) => hasPassword || !entry.emailOnly)
}

/** Returns the entry of the page at `path` or of its closest parent page; undefined if there is none. */
export function findCurrentEntry(menu: readonly MenuEntry[], path: string): MenuEntry | undefined {
  return menu.find((entry) =>
    entry.path === clientPaths.dashboard
      ? path === entry.path
      : path === entry.path || path.startsWith(`${entry.path}/`),
  )
}

/** Entries of the menu that staff see as one group. */
export type MenuSection = { title?: MenuEntry['section']; entries: readonly MenuEntry[] }

/** Groups a menu by section, in its order. Entries without a section come first. */
export const toSections = (menu: readonly MenuEntry[]): MenuSection[] =>
  [...Map.groupBy(menu, ({ section }) => section)].map(([title, entries]) => ({ ...(title && { title }), entries }))
