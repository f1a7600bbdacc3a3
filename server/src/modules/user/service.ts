import {
  type MeResponse,
  PAGE_SIZE,
  type ProfileInput,
  type ProfileResponse,
  parseFilter,
  RESPONSE_TEXT,
  ROLE_ADMIN,
  ROLE_MEMBER,
  ROLE_MERCHANT,
  type Role,
  USER_FILTERS,
  type User,
  type UserFilter,
  type UserPage,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { runTransaction } from '../../db/run-transaction.ts'
import type { Deps } from '../../deps.ts'
import { unauthorized } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { parseSearchText } from '../products/product-filter.ts'
import { countUsers, findUser, findUsersAfter, findUsersPage, type UsersFilter, updateProfile } from './queries.ts'

/** The profile of the signed-in user. @throws AppError 401 if the account was deleted in the meantime */
export async function getProfile({ db }: { db: Database }, userId: string): Promise<MeResponse> {
  const user = await findUser(db, userId)
  if (!user) throw unauthorized()
  return { user }
}

/** Updates name, phone number and whether staff mails are wanted. */
export async function saveProfile(
  { db, clock }: Deps,
  userId: string,
  profile: ProfileInput,
): Promise<ProfileResponse> {
  return runTransaction(db, async (tx) => {
    await updateProfile(tx, userId, profile, clock.now())
    return { message: RESPONSE_TEXT.profile.updated, ...(await getProfile({ db: tx }, userId)) }
  })
}

const FILTER_ROLE: Record<UserFilter, Role> = { member: ROLE_MEMBER, merchant: ROLE_MERCHANT, admin: ROLE_ADMIN }

const toRole = (filter: UserFilter | undefined): Role | undefined => filter && FILTER_ROLE[filter]

/** A page of users, newest first: all, or those with the role that `status` names. */
export async function listUsers(
  db: Database,
  query: { page?: unknown; limit?: unknown; status?: unknown },
): Promise<UserPage> {
  const pagination = parsePagination(query, PAGE_SIZE.users)
  const filter = parseFilter(USER_FILTERS, query.status)
  const [users, rows] = await Promise.all([findUsersPage(db, toRole(filter), pagination), countUsers(db)])
  const countRole = (role: Role) => rows.find((row) => row.role === role)?.n ?? 0
  const [member, merchant, admin] = [countRole(ROLE_MEMBER), countRole(ROLE_MERCHANT), countRole(ROLE_ADMIN)]
  const counts = { member, merchant, admin }
  return { users, ...toPageInfo(filter ? counts[filter] : member + merchant + admin, pagination), counts }
}

export const parseUsersFilter = ({ search, status }: { search?: unknown; status?: unknown }): UsersFilter => ({
  search: parseSearchText(search),
  role: toRole(parseFilter(USER_FILTERS, status)),
})

/** Finds at most a hundred users, of all roles or of the one that `status` names. An empty search finds none. */
export async function searchUsers(db: Database, query: { search?: unknown; status?: unknown }): Promise<User[]> {
  const filter = parseUsersFilter(query)
  return filter.search === '' ? [] : findUsersAfter(db, filter, undefined, PAGE_SIZE.max)
}
