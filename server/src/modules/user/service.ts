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
import { runTransaction } from '../../db/run-transaction.ts'
import type { Deps } from '../../deps.ts'
import { unauthorized } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { parseSearchText } from '../products/product-filter.ts'
import { countUsers, findUser, findUsersByText, findUsersPage, updateProfile } from './queries.ts'

/** The profile of the signed-in user. @throws AppError 401 if the account was deleted in the meantime */
export async function getProfile({ db }: { db: Database }, userId: string): Promise<MeResponse> {
  const user = await findUser(db, userId)
  if (!user) throw unauthorized()
  return { user }
}

/** Updates name and phone number. */
export async function saveProfile({ db }: Deps, userId: string, profile: ProfileInput): Promise<ProfileResponse> {
  return runTransaction(db, async (tx) => {
    await updateProfile(tx, userId, profile)
    return { message: RESPONSE_TEXT.profile.updated, ...(await getProfile({ db: tx }, userId)) }
  })
}

/** A page of users, newest first. */
export async function listUsers(db: Database, query: { page?: unknown; limit?: unknown }): Promise<UserPage> {
  const pagination = parsePagination(query, PAGE_SIZE.users)
  const [users, count] = await Promise.all([findUsersPage(db, pagination), countUsers(db)])
  return { users, ...toPageInfo(count, pagination) }
}

/** Finds at most a hundred users. An empty search finds none. */
export async function searchUsers(db: Database, search: unknown): Promise<User[]> {
  const term = parseSearchText(search)
  return term === '' ? [] : findUsersByText(db, term, PAGE_SIZE.max)
}
