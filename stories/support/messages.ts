import { CHAT_TEXT, EXTERNAL_SIGN_IN_TEXT, FORM_TEXT, RESPONSE_TEXT, TOAST_TEXT } from '@whirligig/contract'

const AREAS = { FORM_TEXT, RESPONSE_TEXT, TOAST_TEXT, EXTERNAL_SIGN_IN_TEXT, CHAT_TEXT }

export type Message = {
  area: keyof typeof AREAS
  /** What it is about: `email`, `order`. */
  topic: string
  /** How code says it: `FORM_TEXT.email.required`. */
  path: string
  /** Word for word; `…` is what is put in when it is said: `Hey …, Welcome Back!` */
  text: string
}

/** A text as people read it in a list. */
function written(text: unknown): string {
  if (typeof text !== 'function') return String(text)
  const say = text as (...values: string[]) => string // what is put in is only joined to the text
  return say(...Array.from({ length: say.length }, () => '…'))
}

/** `FORM_TEXT.email.required`, `EXTERNAL_SIGN_IN_TEXT['email-taken']` */
const pathOf = (area: string, names: readonly string[]) =>
  names.reduce((path, name) => (/^\w+$/.test(name) ? `${path}.${name}` : `${path}['${name}']`), area)

function* below(area: Message['area'], at: object, path: readonly string[]): Generator<Message> {
  for (const [name, value] of Object.entries(at)) {
    const here = [...path, name]
    if (typeof value === 'object') yield* below(area, value, here)
    else
      yield {
        area,
        topic: here.length > 1 ? (here[0] ?? name) : 'general',
        path: pathOf(area, here),
        text: written(value),
      }
  }
}

/** Every exact message of the contract. */
export const MESSAGES: readonly Message[] = Object.entries(AREAS).flatMap(([area, texts]) => [
  ...below(area as Message['area'], texts, []), // a key of AREAS
])
