import {
  type MessageResponse,
  RESPONSE_TEXT,
  SAVED_VIEWS,
  type SavedViewInput,
  type SavedViewList,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { countOtherViews, deleteView, findViews, upsertView } from './queries.ts'

const TEXT = RESPONSE_TEXT.savedView

/** Returns all views of a user, by name. */
export const listViews = async (db: Database, userId: string): Promise<SavedViewList> => ({
  views: await findViews(db, userId),
})

/** Saves a view; one of the same list and name is replaced. @throws AppError 400 if the list has too many */
export async function saveView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  input: SavedViewInput,
): Promise<MessageResponse> {
  const others = await countOtherViews(db, userId, input.list, input.name)
  if (others >= SAVED_VIEWS.count) throw badRequest(TEXT.full(SAVED_VIEWS.count))
  await upsertView(db, userId, input, clock.now())
  return { success: true, message: TEXT.saved }
}

/** Deletes a view of the user. @throws AppError 404 */
export async function removeView(db: Database, userId: string, id: string): Promise<MessageResponse> {
  if (!(await deleteView(db, userId, id))) throw notFound(TEXT.missing)
  return { success: true, message: TEXT.deleted }
}
