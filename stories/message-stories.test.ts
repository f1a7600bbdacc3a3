import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MESSAGES, type Message } from './support/messages.ts'

const DIGITS_ONLY = 'The field accepts only digits, and a decimal point for prices.'
const SILENT = 'The client shows no message for a 404 response.'

/** Messages that no story can show, each with the reason. */
const EXCLUDED: Readonly<Record<string, string>> = {
  'FORM_TEXT.zipCode.long': 'The field limits the length of its value.',
  'FORM_TEXT.products.long': 'The field offers existing products, and no story has more than the maximum.',
  'FORM_TEXT.categories.long': 'The field offers existing categories, and no story has more than the maximum.',
  'FORM_TEXT.chat.long': 'The composer counts the characters and does not send a text that is too long.',
  'FORM_TEXT.quantity.number': DIGITS_ONLY,
  'FORM_TEXT.quantity.whole': DIGITS_ONLY,
  'FORM_TEXT.quantity.negative': DIGITS_ONLY,
  'FORM_TEXT.price.number': DIGITS_ONLY,
  'FORM_TEXT.taxable.required': 'The select starts with No and has no empty option.',
  'RESPONSE_TEXT.merchant.missing': SILENT,
  'RESPONSE_TEXT.review.missing': SILENT,
  'RESPONSE_TEXT.contact.missing': SILENT,
  'RESPONSE_TEXT.newsletter.missing': SILENT,
  'RESPONSE_TEXT.savedView.missing': SILENT,
  'RESPONSE_TEXT.merchant.emailMissing': 'An application without an email address has no button to approve it.',
  'RESPONSE_TEXT.user.ownAccount': 'The page of the own account has no button that disables it.',
  'RESPONSE_TEXT.productFile.missing': 'The page always sends a file.',
  'RESPONSE_TEXT.productFile.invalid': 'A file with errors has no button that imports it.',
  'CHAT_TEXT.forbidden': 'Members see only contacts they may message.',
  'CHAT_TEXT.staffOnly': 'Members have no inbox.',
  'CHAT_TEXT.noThread': 'People without a conversation have no buttons to assign it.',
  'CHAT_TEXT.noAssignee': 'The list of assignees contains staff only.',
  'CHAT_TEXT.self': 'The list of contacts does not contain the current user.',
}

/** The sources of all stories, without the responses of request handlers, which the page may not show, and without the list of messages. */
const SOURCES = globSync('{ui,features,pages,flows,support}/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.startsWith('ui/guides/') && file !== 'support/messages.ts')
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replace(/HttpResponse\.json\([^)]*\)/g, ''))
  .join('\n')

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a story expects the message, by its constant or by its text. */
function isExpected({ path, text }: Message): boolean {
  const words = text.split('…').map(escapeRegExp).join('.{1,60}')
  return new RegExp(`\\b${escapeRegExp(path)}(?!\\w)|['"\`]${words}['"\`]`).test(SOURCES)
}

it('lists the messages of the contract', () => {
  const texts = MESSAGES.map(({ text }) => text)
  expect(texts).toContain('Email format is invalid.')
  expect(texts).toContain('Hey …, Welcome Back!')
})

describe.each(MESSAGES)('the message $path', (message) => {
  it('is expected by a story, or excluded with a reason', () => {
    expect(isExpected(message), `no story expects “${message.text}”`).toBe(!(message.path in EXCLUDED))
  })
})

it.each(Object.keys(EXCLUDED))('%s, which is excluded, exists', (path) => {
  expect(MESSAGES.map((message) => message.path)).toContain(path)
})
