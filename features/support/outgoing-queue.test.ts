import { CHAT_TEXT, type OutgoingMessage } from '@whirligig/contract'
import { describe, expect, it } from 'vitest'
import { nextToSend, type OutgoingQueue, reject, remove, retry, upsert } from './outgoing-queue.ts'

const message = (clientId: string, error?: string): OutgoingMessage => ({
  clientId,
  to: 'ada',
  text: clientId,
  time: '2026-11-20T15:00:00.000Z',
  ...(error !== undefined && { error }),
})
/** The client ids; `!` marks a rejected message. */
const summary = (queue: OutgoingQueue) =>
  queue.map(({ clientId, error }) => (error === undefined ? clientId : `${clientId}!`)).join(' ')

describe('nextToSend', () => {
  it.each([
    ['nothing from an empty queue', [], undefined],
    ['the oldest message', [message('a'), message('b')], 'a'],
    ['no rejected message', [message('a', 'No.'), message('b')], 'b'],
    ['no message of another tab', [message('other-tab'), message('b')], 'b'],
    ['nothing when all are rejected', [message('a', 'No.')], undefined],
  ])('returns %s', (_, queue, next) => {
    expect(nextToSend(queue, (clientId) => clientId !== 'other-tab')?.clientId).toBe(next)
  })
})

describe('outgoing queue', () => {
  it.each([
    ['appends a new message', upsert([message('a')], message('b')), 'a b'],
    ['marks a rejected message', upsert([message('a'), message('b')], reject(message('a'), 'No.')), 'a! b'],
    ['does not reject a message that was sent too fast', [reject(message('a'), CHAT_TEXT.tooFast)], 'a'],
    [
      'clears the error for another attempt',
      upsert([message('a', 'No.'), message('b', 'No.')], retry(message('a', 'No.'))),
      'a b!',
    ],
    ['removes a message by its client id', remove([message('a'), message('b')], 'a'), 'b'],
    ['ignores an unknown client id', remove([message('a')], 'x'), 'a'],
    ['ignores a missing client id', remove([message('a')], undefined), 'a'],
  ])('%s', (_, queue, expected) => {
    expect(summary(queue)).toBe(expected)
  })
})
