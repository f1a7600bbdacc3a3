import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MESSAGES, type Message } from './support/messages.ts'

const DIGITS_ONLY = 'The field takes digits only, and a point where it is a price.'
const SILENT = 'What is missing (404) is ignored silently.'

/** Messages that no story can show, each with the reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'FORM_TEXT.zipCode.long': 'The field takes no more.',
  'FORM_TEXT.chat.long': 'The composer counts, and does not send what is too long.',
  'FORM_TEXT.quantity.number': DIGITS_ONLY,
  'FORM_TEXT.quantity.whole': DIGITS_ONLY,
  'FORM_TEXT.quantity.negative': DIGITS_ONLY,
  'FORM_TEXT.price.number': DIGITS_ONLY,
  'RESPONSE_TEXT.merchant.missing': SILENT,
  'RESPONSE_TEXT.review.missing': SILENT,
  'RESPONSE_TEXT.merchant.emailMissing': 'Who left no address is called: there is no button to approve them.',
  'RESPONSE_TEXT.order.placed': 'The success page thanks instead.',
  'CHAT_TEXT.forbidden': 'The list offers a member nobody else.',
  'CHAT_TEXT.self': 'The list does not offer oneself.',
}

/** What stories look for. What a handler answers does not count: nobody may see it. The list of all messages shows each one without a use. */
const SOURCES = globSync('{ui,features,pages,flows,support}/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.startsWith('ui/guides/') && file !== 'support/messages.ts')
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replace(/HttpResponse\.json\([^)]*\)/g, ''))
  .join('\n')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a story looks for it: by its name, or word for word. */
function isShown({ path, text }: Message): boolean {
  const words = text.split('…').map(escaped).join('.{1,60}')
  return new RegExp(`\\b${escaped(path)}(?!\\w)|['"\`]${words}['"\`]`).test(SOURCES)
}

it('reads the messages', () => {
  const texts = MESSAGES.map(({ text }) => text)
  expect(texts).toContain('Email format is invalid.')
  expect(texts).toContain('Hey …, Welcome Back!')
})

describe.each(MESSAGES)('the message $path', (message) => {
  it('is shown by a story, or has a reason for not being', () => {
    expect(isShown(message), `no story looks for “${message.text}”: see stories/support/messages.ts`).toBe(
      !(message.path in NOT_SHOWN),
    )
  })
})

it.each(Object.keys(NOT_SHOWN))('%s is a message', (path) => {
  expect(MESSAGES.map((message) => message.path)).toContain(path)
})
