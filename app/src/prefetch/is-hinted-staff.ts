import { userAtom } from '@whirligig/core/session'
import { type DashboardRole, toDashboardRole } from '../dashboard/role.ts'
import { staffHint } from '../layout/staff-frame-atom.ts'
import type { ShopStore } from '../store.ts'

/**
 * Whether the user is likely to see a page of the back office: by the profile, or by the hint of the last visit while it is loading.
 * @param role the only role that sees the page
 */
export function isHintedStaff(store: ShopStore, role?: 'admin' | 'merchant'): boolean {
  const user = store.get(userAtom)
  const found: DashboardRole | undefined = user ? toDashboardRole(user) : parseHint(staffHint.read())
  return role ? found === role : found === 'admin' || found === 'merchant'
}

const parseHint = (hint: string | null) => (['admin', 'merchant'] as const).find((role) => hint?.startsWith(role))
