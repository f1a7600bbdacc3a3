import { CHAT_TEXT, type OutgoingMessage } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { nextOf, refused, triedAgain, type Waiting, withOne, without } from './waiting.ts'

const one = (clientId: string, error?: string): OutgoingMessage => ({
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
  [[one('others'), one('b')], 'b'],
  [[one('a', 'No.')], undefined],
])('the oldest that was not refused and may go is next', (waiting, next) => {
  expect(nextOf(waiting, (clientId) => clientId !== 'others')?.clientId).toBe(next)
})

it.each([
  ['one was written', withOne([one('a')], one('b')), 'a b'],
  ['one was refused', withOne([one('a'), one('b')], refused(one('a'), 'No.')), 'a! b'],
  ['one came too fast', [refused(one('a'), CHAT_TEXT.tooFast)], 'a'],
  ['one is tried again', withOne([one('a', 'No.'), one('b', 'No.')], triedAgain(one('a', 'No.'))), 'a b!'],
  ['one has arrived', without([one('a'), one('b')], 'a'), 'b'],
  ["somebody else's has arrived", without([one('a')], 'x'), 'a'],
  ['one without a name has arrived', without([one('a')], undefined), 'a'],
])('%s', (_, waiting, expected) => {
  expect(states(waiting)).toBe(expected)
})
