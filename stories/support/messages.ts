import { CHAT_TEXT, EXTERNAL_SIGN_IN_TEXT, FORM_TEXT, RESPONSE_TEXT, TOAST_TEXT } from '@whirligig/contract'

const AREAS = { FORM_TEXT, RESPONSE_TEXT, TOAST_TEXT, EXTERNAL_SIGN_IN_TEXT, CHAT_TEXT }

export type Message = {
  area: keyof typeof AREAS
  /** The first key below the area, such as `email` or `order`; `general` for a message directly in the area. */
  topic: string
  /** The expression that refers to it: `FORM_TEXT.email.required`. */
  path: string
  /** The text, with `…` for each inserted value: `Hey …, Welcome Back!` */
  text: string
}

/** Returns a text, or calls a message function with `…` for each parameter. */
function toText(message: unknown): string {
  if (typeof message !== 'function') return String(message)
  const format = message as (...values: string[]) => string // message functions only insert their parameters
  return format(...Array.from({ length: format.length }, () => '…'))
}

/** Formats the path to a value: `FORM_TEXT.email.required`, `EXTERNAL_SIGN_IN_TEXT['email-taken']`. */
const formatPath = (area: string, keys: readonly string[]) =>
  keys.reduce((path, key) => (/^\w+$/.test(key) ? `${path}.${key}` : `${path}['${key}']`), area)

function* listMessages(area: Message['area'], messages: object, parents: readonly string[]): Generator<Message> {
  for (const [key, value] of Object.entries(messages)) {
    const keys = [...parents, key]
    if (typeof value === 'object') yield* listMessages(area, value, keys)
    else
      yield {
        area,
        topic: keys.length > 1 ? (keys[0] ?? key) : 'general',
        path: formatPath(area, keys),
        text: toText(value),
      }
  }
}

/** All texts of the contract. */
export const MESSAGES: readonly Message[] = Object.entries(AREAS).flatMap(([area, messages]) => [
  ...listMessages(area as Message['area'], messages, []), // a key of AREAS
])
