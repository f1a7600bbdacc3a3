import * as z from 'zod/mini'
import { APPROVAL_STATUSES, PROVIDERS } from './enums.ts'
import { FIELD_TEXT } from './field-text.ts'
import { FirstName, Id, IsoDate, LastName } from './fields.ts'
import { pageFields } from './responses.ts'
import { ROLES } from './roles.ts'

export const User = z.object({
  _id: Id,
  /** Null if an external provider gave none. */
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.nullable(z.string()),
  provider: z.enum(PROVIDERS),
  role: z.enum(ROLES),
  created: IsoDate,
  /** True if an admin has disabled the account, so that it cannot sign in; missing otherwise. */
  isDisabled: z.optional(z.boolean()),
  /** Whether mails tell the user what is new for staff; missing for members. */
  staffMails: z.optional(z.boolean()),
  merchant: z.nullable(
    z.object({
      _id: Id,
      name: z.string(),
      isActive: z.boolean(),
      status: z.enum(APPROVAL_STATUSES),
      brand: z.nullable(z.object({ _id: Id, name: z.string(), slug: z.string() })),
    }),
  ),
})
export type User = z.infer<typeof User>

export const MeResponse = z.object({ user: User })
export type MeResponse = z.infer<typeof MeResponse>

const OPTIONAL_PHONE = /^$|^\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}$/

export const ProfileInput = z.object({
  firstName: FirstName,
  lastName: LastName,
  phoneNumber: z._default(
    z.nullable(z.string().check(z.trim(), z.regex(OPTIONAL_PHONE, FIELD_TEXT.phoneNumber.format))),
    null,
  ),
  /** Whether mails tell the user what is new for staff. Missing: as before. It has no effect for members. */
  staffMails: z.optional(z.boolean()),
})
export type ProfileInput = z.infer<typeof ProfileInput>

export const ProfileUpdate = z.object({ profile: ProfileInput })
export const ProfileResponse = z.object({ message: z.string(), user: User })
export type ProfileResponse = z.infer<typeof ProfileResponse>

/** The parts of the list of users by role, as its `status` parameter names them. */
export const USER_FILTERS = ['member', 'merchant', 'admin'] as const
export type UserFilter = (typeof USER_FILTERS)[number]
const UserCounts = z.object({ member: z.int(), merchant: z.int(), admin: z.int() })
export type UserCounts = z.infer<typeof UserCounts>

/** A page of users. `counts` is of all users, whatever the page is restricted to. */
export const UserPage = z.object({ users: z.array(User), ...pageFields, counts: z.optional(UserCounts) })
export type UserPage = z.infer<typeof UserPage>
export const UserList = z.object({ users: z.array(User) })
