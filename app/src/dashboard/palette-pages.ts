import { clientPaths, dashboardPaths } from '@whirligig/contract'
import type { LucideIcon } from 'lucide-react'
import { Plus, ShoppingBag } from 'lucide-react'
import { getDashboardMenu } from './menu.ts'
import type { DashboardAccess } from './role.ts'

/** A page or an action of the command palette. */
export type PalettePage = { label: string; path: string; icon: LucideIcon }

const SHOP: PalettePage = { label: 'View shop', path: clientPaths.home, icon: ShoppingBag }

const ADD_PRODUCT: PalettePage = { label: 'Add product', path: dashboardPaths.productAdd, icon: Plus }
const ADMIN_ACTIONS: readonly PalettePage[] = [
  ADD_PRODUCT,
  { label: 'Add category', path: dashboardPaths.categoryAdd, icon: Plus },
  { label: 'Add brand', path: dashboardPaths.brandAdd, icon: Plus },
  { label: 'Add merchant', path: dashboardPaths.merchantAdd, icon: Plus },
]
const EVERYONES_ACTIONS: readonly PalettePage[] = [
  { label: 'Add address', path: dashboardPaths.addressAdd, icon: Plus },
]

/** Lists the pages and the actions that a role has. */
export function listPalettePages({ role, hasPassword }: DashboardAccess): {
  pages: readonly PalettePage[]
  actions: readonly PalettePage[]
} {
  const isAdmin = role === 'admin'
  return {
    pages: [...getDashboardMenu(role, hasPassword), SHOP],
    actions: [...(isAdmin ? ADMIN_ACTIONS : [ADD_PRODUCT]), ...EVERYONES_ACTIONS],
  }
}

/** Keeps the entries whose label has all words of the search, at the start of one of its own words. */
export function filterByWords<Entry extends { label: string }>(entries: readonly Entry[], search: string): Entry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const startsWord = (label: string, word: string) =>
    label
      .toLowerCase()
      .split(/\s+/)
      .some((each) => each.startsWith(word))
  return entries.filter(({ label }) => words.every((word) => startsWord(label, word)))
}
