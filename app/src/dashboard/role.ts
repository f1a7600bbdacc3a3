import { isAdmin, isMerchant, type User } from '@whirligig/contract'

/** Determines the dashboard that a user sees. `disabled`: a merchant whose account an admin has disabled. */
export type DashboardRole = 'admin' | 'merchant' | 'member' | 'disabled'

/** What decides which pages of the dashboard a user has. */
export type DashboardAccess = {
  role: Exclude<DashboardRole, 'disabled'>
  /** Whether the account signs in with a password. Only such accounts have a Security page. */
  hasPassword: boolean
}

/** Returns the dashboard role of a user. Merchants without a merchant record see the dashboard of members. */
export function toDashboardRole(user: Pick<User, 'role' | 'merchant'>): DashboardRole {
  if (isAdmin(user)) return 'admin'
  if (!isMerchant(user) || !user.merchant) return 'member'
  return user.merchant.isActive ? 'merchant' : 'disabled'
}

/** Whether the account signs in with a password, which the user can change. */
export const hasPassword = (user: Pick<User, 'provider'>): boolean => user.provider === 'Email'

/** Whether the user works for the shop: an admin, or a merchant who is not disabled. */
export const isStaff = (user: Pick<User, 'role' | 'merchant'>): boolean =>
  ['admin', 'merchant'].includes(toDashboardRole(user))
