import * as z from 'zod/mini'
import { ExpectedVersion, Id, requiredText } from './fields.ts'

/** The maximum number of saved answers, and of the characters of each. */
export const SAVED_ANSWERS = { count: 200, title: 80, text: 2000 } as const

/** An answer that staff have saved to write it again. */
export const SavedAnswer = z.object({
  _id: Id,
  title: z.string(),
  text: z.string(),
  /** An edit sends it back, so that the server detects conflicting edits. */
  version: z.int(),
})
export type SavedAnswer = z.infer<typeof SavedAnswer>

/** All saved answers, by title. */
export const SavedAnswerList = z.object({ answers: z.array(SavedAnswer) })
export type SavedAnswerList = z.infer<typeof SavedAnswerList>

const fields = {
  title: requiredText({ required: 'Title is required.' }, SAVED_ANSWERS.title),
  /** `{name}` stands for the first name of the person that is answered. */
  text: requiredText({ required: 'Text is required.' }, SAVED_ANSWERS.text),
}

export const SavedAnswerInput = z.object(fields)
export type SavedAnswerInput = z.infer<typeof SavedAnswerInput>

export const SavedAnswerEdit = z.object({ ...fields, version: ExpectedVersion })
export type SavedAnswerEdit = z.infer<typeof SavedAnswerEdit>

/** Appends a text to what has been written already. */
export const joinParagraphs = (written: string, added: string): string =>
  written.trim() === '' ? added : `${written.trimEnd()}\n\n${added}`

/** The text of a saved answer for a person. @param name of several words the first one is used */
export const fillSavedAnswer = (text: string, name: string): string =>
  text.replaceAll('{name}', () => name.trim().split(/\s+/)[0] ?? '')
