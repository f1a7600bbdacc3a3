import { CHAT_TEXT, ChatError } from '@whirligig/contract'

/** What reads a payload that nobody vouches for. */
export type Schema<T> = { safeParse: (payload: unknown) => { success: true; data: T } | { success: false } }

/** A list of which each part is read by itself: one that is not understood does not take the others with it. */
export const listOf = <T>(part: Schema<T>): Schema<T[]> => ({
  safeParse: (payload) =>
    Array.isArray(payload)
      ? {
          success: true,
          data: payload.flatMap((each) => {
            const read = part.safeParse(each)
            return read.success ? [read.data] : []
          }),
        }
      : { success: false },
})

export type Answer<T> = { said: T } | { refused: string }

/** An acknowledgement, or why there is none that means anything. */
export function answerOf<T>(schema: Schema<T>, payload: unknown): Answer<T> {
  const refused = ChatError.safeParse(payload)
  if (refused.success) return { refused: refused.data.error }
  const read = schema.safeParse(payload)
  return read.success ? { said: read.data } : { refused: CHAT_TEXT.failed }
}
