import type { ChatMessage, OutgoingMessage } from '@whirligig/contract'
import { aChatMessage } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { bubblesOf, type Conversation } from './bubbles.ts'
import { localTime } from './local-time.ts'

const at = localTime('en-US', 'UTC')
const now = new Date('2026-11-20T18:00:00.000Z')
const theirs = (clock: string, overrides: Partial<ChatMessage> = {}) =>
  aChatMessage({ id: `t${clock}`, from: 'ada', to: 'me', time: `2026-11-20T${clock}:00.000Z`, ...overrides })
const mine = (clock: string, overrides: Partial<ChatMessage> = {}) =>
  theirs(clock, { id: `m${clock}`, from: 'me', to: 'ada', ...overrides })
const waits = (clientId: string, error?: string): OutgoingMessage => ({
  clientId,
  to: 'ada',
  text: clientId,
  time: '2026-11-20T17:00:00.000Z',
  ...(error !== undefined && { error }),
})
const drawn = (conversation: Partial<Conversation>) =>
  bubblesOf({ me: 'me', messages: [], waiting: [], reached: undefined, ...conversation }, at, now)
const headers = (messages: ChatMessage[]) => drawn({ messages }).map(({ noHeader }) => !noHeader)
const marks = (conversation: Partial<Conversation>) =>
  drawn(conversation)
    .map(({ delivery = '-' }) => delivery)
    .join(' ')

describe('a header stands over', () => {
  it.each([
    ['the first, and not over what follows closely', [theirs('15:00'), theirs('15:04')], [true, false]],
    ['what comes later', [theirs('15:00'), theirs('15:05')], [true, true]],
    ['what somebody else says', [theirs('15:00'), mine('15:00')], [true, true]],
    ['the first of a day', [theirs('23:59', { time: '2026-11-19T23:59:00.000Z' }), theirs('00:01')], [true, true]],
  ])('%s', (_, messages, expected) => {
    expect(headers(messages)).toEqual(expected)
  })
})

describe('the mark', () => {
  it.each([
    ['of what has reached nobody', { messages: [mine('15:00')] }, 'sent'],
    [
      'of what has reached the other, and of what came after',
      { messages: [mine('15:00'), mine('16:00')], reached: '2026-11-20T15:30:00.000Z' },
      'delivered sent',
    ],
    ['of several stands at the last', { messages: [mine('15:00'), mine('15:01')] }, '- sent'],
    ['stands at none of theirs', { messages: [theirs('15:00'), mine('15:01'), theirs('15:02')] }, '- sent -'],
    ['of what waits', { messages: [mine('15:00')], waiting: [waits('a'), waits('b')] }, 'sent - sending'],
    ['of what was refused stands at each', { waiting: [waits('a', 'No.'), waits('b', 'No.')] }, 'failed failed'],
    [
      'of what was heard before its acknowledgement',
      { messages: [mine('15:00', { clientId: 'a' })], waiting: [waits('a')] },
      'sent',
    ],
  ])('%s', (_, conversation, expected) => {
    expect(marks(conversation)).toBe(expected)
  })
})

it('a message keeps its place on the screen when it has arrived', () => {
  expect(drawn({ waiting: [waits('a')] })[0]?.id).toBe(drawn({ messages: [mine('15:00', { clientId: 'a' })] })[0]?.id)
})

it('says who, what and when', () => {
  expect(drawn({ messages: [theirs('15:04', { user: { id: 'ada', name: 'Ada Winder' }, value: 'Hi!' })] })).toEqual([
    {
      id: 't15:04',
      own: false,
      name: 'Ada Winder',
      userId: 'ada',
      text: 'Hi!',
      time: expect.stringMatching(/^3:04.PM$/),
      day: 'Today',
      noHeader: false,
    },
  ])
})
