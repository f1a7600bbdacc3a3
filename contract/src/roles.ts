export const ROLE_ADMIN = 'ROLE ADMIN'
export const ROLE_MEMBER = 'ROLE MEMBER'
export const ROLE_MERCHANT = 'ROLE MERCHANT'

export const ROLES = [ROLE_ADMIN, ROLE_MEMBER, ROLE_MERCHANT] as const
export type Role = (typeof ROLES)[number]

/** The roles as the client shows them. */
export const ROLE_NAME: Record<Role, string> = {
  [ROLE_ADMIN]: 'Admin',
  [ROLE_MEMBER]: 'Member',
  [ROLE_MERCHANT]: 'Merchant',
}

/** A user, or none while the user is unknown or signed out. */
type MaybeUser = { role: Role } | null | undefined

export const isAdmin = (user: MaybeUser): boolean => user?.role === ROLE_ADMIN
export const isMerchant = (user: MaybeUser): boolean => user?.role === ROLE_MERCHANT
