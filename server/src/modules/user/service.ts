import {
  type MeResponse,
  PAGE_SIZE,
  type ProfileInput,
  type ProfileResponse,
  RESPONSE_TEXT,
  type User,
  type UserPage,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { unauthorized } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { parseSearchText } from '../products/product-filter.ts'
import { countUsers, findUser, findUsersByText, findUsersPage, updateProfile } from './queries.ts'

/** The account of who is signed in. @throws AppError 401 when it was removed meanwhile */
export async function getProfile({ db }: { db: Database }, userId: string): Promise<MeResponse> {
  const user = await findUser(db, userId)
  if (!user) throw unauthorized()
  return { user }
}

/** Changes name and phone number. */
export async function saveProfile({ db }: Deps, userId: string, profile: ProfileInput): Promise<ProfileResponse> {
  return db.transaction(async (tx) => {
    await updateProfile(tx, userId, profile)
    return { message: RESPONSE_TEXT.profile.updated, ...(await getProfile({ db: tx }, userId)) }
  })
}

/** A page of users, the newest first. */
export async function listUsers(db: Database, query: { page?: unknown; limit?: unknown }): Promise<UserPage> {
  const paging = parsePagination(query, PAGE_SIZE.users)
  const [users, count] = await Promise.all([findUsersPage(db, paging), countUsers(db)])
  return { users, ...toPageInfo(count, paging) }
}

/** At most a hundred users that the term is found in; none for no term. */
export async function searchUsers(db: Database, search: unknown): Promise<User[]> {
  const term = parseSearchText(search)
  return term === '' ? [] : findUsersByText(db, term, PAGE_SIZE.max)
}
