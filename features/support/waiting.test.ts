import { CHAT_TEXT, type ChatWaiting } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { arrived, nextOf, refused, triedAgain, type Waiting } from './waiting.ts'

const one = (clientId: string, error?: string): ChatWaiting => ({
  clientId,
  to: 'ada',
  text: clientId,
  time: '2026-11-20T15:00:00.000Z',
  ...(error !== undefined && { error }),
})
const states = (waiting: Waiting) =>
  waiting.map(({ clientId, error }) => (error === undefined ? clientId : `${clientId}!`)).join(' ')

it.each([
  [[], undefined],
  [[one('a'), one('b')], 'a'],
  [[one('a', 'No.'), one('b')], 'b'],
  [[one('a', 'No.')], undefined],
])('the oldest that was not refused is next', (waiting, next) => {
  expect(nextOf(waiting)?.clientId).toBe(next)
})

it.each([
  ['one has arrived', arrived([one('a'), one('b')], 'a'), 'b'],
  ["somebody else's has arrived", arrived([one('a')], 'x'), 'a'],
  ['one without a name has arrived', arrived([one('a')], undefined), 'a'],
  ['one was refused', refused([one('a'), one('b')], 'a', 'No.'), 'a! b'],
  ['one came too fast', refused([one('a'), one('b')], 'a', CHAT_TEXT.tooFast), 'a b'],
  ['one is tried again', triedAgain([one('a', 'No.'), one('b', 'No.')], 'a'), 'a b!'],
])('%s', (_, waiting, expected) => {
  expect(states(waiting)).toBe(expected)
})
