import type { ChatMessage, OutgoingMessage } from '@whirligig/contract'
import { aChatMessage } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { createDateFormatter } from './date-formatter.ts'
import { type Conversation, toMessageViews } from './message-views.ts'

const formatter = createDateFormatter('en-US', 'UTC')
const now = new Date('2026-11-20T18:00:00.000Z')
const incoming = (clock: string, overrides: Partial<ChatMessage> = {}) =>
  aChatMessage({ id: `t${clock}`, from: 'ada', to: 'me', time: `2026-11-20T${clock}:00.000Z`, ...overrides })
const own = (clock: string, overrides: Partial<ChatMessage> = {}) =>
  incoming(clock, { id: `m${clock}`, from: 'me', to: 'ada', ...overrides })
const unsent = (clientId: string, error?: string): OutgoingMessage => ({
  clientId,
  to: 'ada',
  text: clientId,
  time: '2026-11-20T17:00:00.000Z',
  ...(error !== undefined && { error }),
})
const views = (conversation: Partial<Conversation>) =>
  toMessageViews({ me: 'me', messages: [], outgoing: [], deliveredUntil: {}, ...conversation }, formatter, now)
const headers = (messages: ChatMessage[]) => views({ messages }).map(({ noHeader }) => !noHeader)
const statuses = (conversation: Partial<Conversation>) =>
  views(conversation)
    .map(({ delivery = '-' }) => delivery)
    .join(' ')

describe('the header', () => {
  it.each([
    ['is shown once for messages within five minutes', [incoming('15:00'), incoming('15:04')], [true, false]],
    ['is shown again after five minutes', [incoming('15:00'), incoming('15:05')], [true, true]],
    ['is shown when the writer changes', [incoming('15:00'), own('15:00')], [true, true]],
    [
      'is shown for the first message of a day',
      [incoming('23:59', { time: '2026-11-19T23:59:00.000Z' }), incoming('00:01')],
      [true, true],
    ],
  ])('%s', (_, messages, expected) => {
    expect(headers(messages)).toEqual(expected)
  })
})

describe('the delivery status', () => {
  it.each([
    ['is "sent" before any delivery', { messages: [own('15:00')] }, 'sent'],
    [
      'is "delivered" up to the time of delivery',
      { messages: [own('15:00'), own('16:00')], deliveredUntil: { ada: '2026-11-20T15:30:00.000Z' } },
      'delivered sent',
    ],
    ['is shown once for several messages with the same status', { messages: [own('15:00'), own('15:01')] }, '- sent'],
    [
      'is not shown for incoming messages',
      { messages: [incoming('15:00'), own('15:01'), incoming('15:02')] },
      '- sent -',
    ],
    [
      'is "sending" for queued messages',
      { messages: [own('15:00')], outgoing: [unsent('a'), unsent('b')] },
      'sent - sending',
    ],
    ['is "failed" for each rejected message', { outgoing: [unsent('a', 'No.'), unsent('b', 'No.')] }, 'failed failed'],
    [
      'is "sent" for a queued message that has already arrived',
      { messages: [own('15:00', { clientId: 'a' })], outgoing: [unsent('a')] },
      'sent',
    ],
  ])('%s', (_, conversation, expected) => {
    expect(statuses(conversation)).toBe(expected)
  })
})

it('keeps the id of a message after it was sent', () => {
  expect(views({ outgoing: [unsent('a')] })[0]?.id).toBe(views({ messages: [own('15:00', { clientId: 'a' })] })[0]?.id)
})

it('contains the writer, the text and the formatted time', () => {
  expect(views({ messages: [incoming('15:04', { user: { id: 'ada', name: 'Ada Winder' }, value: 'Hi!' })] })).toEqual([
    {
      id: 't15:04',
      own: false,
      colleague: false,
      name: 'Ada Winder',
      userId: 'ada',
      text: 'Hi!',
      time: expect.stringMatching(/^3:04.PM$/),
      day: 'Today',
      noHeader: false,
    },
  ])
})

it('tells the messages of colleagues from those of the person', () => {
  const messages = [incoming('15:00'), incoming('15:01', { from: 'eve', to: 'ada' }), own('15:02')]
  expect(views({ messages, person: 'ada' }).map(({ colleague }) => colleague)).toEqual([false, true, false])
  expect(views({ messages }).map(({ colleague }) => colleague)).toEqual([false, false, false])
})
