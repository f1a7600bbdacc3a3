import {
  type MessageResponse,
  RESPONSE_TEXT,
  SAVED_ANSWERS,
  type SavedAnswerEdit,
  type SavedAnswerInput,
  type SavedAnswerList,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { countAnswers, deleteAnswer, findAnswers, hasAnswer, insertAnswer, updateAnswer } from './queries.ts'

const TEXT = RESPONSE_TEXT.savedAnswer

/** Returns all saved answers by title. */
export const listAnswers = async (db: Database): Promise<SavedAnswerList> => ({ answers: await findAnswers(db) })

/** @throws AppError 400 if another answer has the title */
async function refuseTakenTitle<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } catch (error) {
    if (isConstraintViolation(error, 'saved_answers_title_unique')) throw badRequest(TEXT.titleTaken)
    throw error
  }
}

/** Saves an answer for all staff. @throws AppError 400 if another one has the title or there are too many */
export async function addAnswer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: SavedAnswerInput,
): Promise<MessageResponse> {
  if ((await countAnswers(db)) >= SAVED_ANSWERS.count) throw badRequest(TEXT.full(SAVED_ANSWERS.count))
  await refuseTakenTitle(insertAnswer(db, input, clock.now()))
  return { success: true, message: TEXT.added }
}

/** Changes an answer. @throws AppError 404; 400 if another one has the title, or if it has changed since the form was opened */
export async function editAnswer(db: Database, id: string, edit: SavedAnswerEdit): Promise<MessageResponse> {
  const isUpdated = await refuseTakenTitle(updateAnswer(db, id, edit))
  if (!isUpdated) throw (await hasAnswer(db, id)) ? badRequest(TEXT.changed) : notFound(TEXT.missing)
  return { success: true, message: TEXT.updated }
}

/** Deletes an answer for all staff. @throws AppError 404 */
export async function removeAnswer(db: Database, id: string): Promise<MessageResponse> {
  if (!(await deleteAnswer(db, id))) throw notFound(TEXT.missing)
  return { success: true, message: TEXT.deleted }
}
