import { ANSWER_TEXT, type Me, type ProfileInput, type ProfileSaved } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { unauthorized } from '../../errors.ts'
import { findUser, updateProfile } from './queries.ts'

/** The account of who is signed in. @throws AppError 401 when it was removed meanwhile */
export async function profileOf({ db }: { db: Database }, userId: string): Promise<Me> {
  const user = await findUser(db, userId)
  if (!user) throw unauthorized()
  return { user }
}

/** Changes name and phone number. */
export async function saveProfile({ db }: Deps, userId: string, profile: ProfileInput): Promise<ProfileSaved> {
  return db.transaction(async (tx) => {
    await updateProfile(tx, userId, profile)
    return { message: ANSWER_TEXT.profile.updated, ...(await profileOf({ db: tx }, userId)) }
  })
}
