import { PROVIDERS, ROLES, type User } from '@whirligig/contract'

/** Which dashboard somebody sees. `disabled`: a merchant whom an admin has turned off. */
export type DashboardRole = 'admin' | 'merchant' | 'member' | 'disabled'

const [ADMIN, , MERCHANT] = ROLES
const [EMAIL] = PROVIDERS

/** Admins see theirs, merchants with a merchant record theirs, everybody else a customer's. */
export function toDashboardRole(user: Pick<User, 'role' | 'merchant'>): DashboardRole {
  if (isAdmin(user)) return 'admin'
  if (user.role !== MERCHANT || !user.merchant) return 'member'
  return user.merchant.isActive ? 'merchant' : 'disabled'
}

/** Whether somebody runs the shop; nobody does before the profile is known. */
export const isAdmin = (user: Pick<User, 'role'> | null): boolean => user?.role === ADMIN

/** Whether the account has a password here that can be changed. */
export const hasPassword = (user: Pick<User, 'provider'>): boolean => user.provider === EMAIL
