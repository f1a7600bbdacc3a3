import { CHAT_TEXT, ChatError } from '@whirligig/contract'

/** The part of a Zod schema that the chat uses. */
export type Schema<T> = { safeParse: (payload: unknown) => { success: true; data: T } | { success: false } }

/** The schema of a list that drops its invalid items and keeps the valid ones. */
export const lenientArray = <T>(item: Schema<T>): Schema<T[]> => ({
  safeParse: (payload) =>
    Array.isArray(payload)
      ? {
          success: true,
          data: payload.flatMap((each) => {
            const parsed = item.safeParse(each)
            return parsed.success ? [parsed.data] : []
          }),
        }
      : { success: false },
})

export type Ack<T> = { value: T } | { error: string }

/** Parses the server's acknowledgement. An invalid one is an error, too. */
export function parseAck<T>(schema: Schema<T>, payload: unknown): Ack<T> {
  const rejection = ChatError.safeParse(payload)
  if (rejection.success) return { error: rejection.data.error }
  const parsed = schema.safeParse(payload)
  return parsed.success ? { value: parsed.data } : { error: CHAT_TEXT.failed }
}
