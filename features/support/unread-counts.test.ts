import { aChatMessage } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { addInboxMessage, addMessage, replaceCount, totalUnread } from './unread-counts.ts'

const toMe = aChatMessage({ from: 'ada', to: 'me' })

describe('addMessage', () => {
  it.each([
    ['starts a count with the first message', {}, toMe, { ada: 1 }],
    ['increments the count of the sender', { ada: 2, eve: 1 }, toMe, { ada: 3, eve: 1 }],
    ["ignores the user's own message", { ada: 2 }, aChatMessage({ from: 'me', to: 'ada' }), { ada: 2 }],
  ])('%s', (_, before, message, after) => {
    expect(addMessage(before, 'me', message)).toEqual(after)
  })
})

describe('replaceCount', () => {
  it.each([
    ['removes the count when all messages were read in another tab', 0, { eve: 1 }],
    ['replaces the count when some messages were read in another tab', 1, { ada: 1, eve: 1 }],
  ])('%s', (_, count, after) => {
    expect(replaceCount({ ada: 3, eve: 1 }, { with: 'ada', count })).toEqual(after)
  })
})

describe('addInboxMessage', () => {
  it.each([
    ['counts what a person writes to a colleague', { ada: 1 }, aChatMessage({ from: 'ada', to: 'eve' }), { ada: 2 }],
    [
      'counts nothing as unread once a colleague has answered',
      { ada: 2 },
      aChatMessage({ from: 'eve', to: 'ada' }),
      {},
    ],
  ])('%s', (_, before, message, after) => {
    expect(addInboxMessage(before, { with: 'ada', message })).toEqual(after)
  })
})

describe('totalUnread', () => {
  it.each([
    [{ ada: 3, eve: 1 }, 'support', 0],
    [{}, null, 0],
    [{ ada: 3, eve: 1 }, null, 4],
    [{ ada: 3, eve: 1 }, 'ada', 1],
    [{ ada: 3 }, 'eve', 3],
  ])('sums %j to a total without %s: %i', (counts, visibleUserId, sum) => {
    expect(totalUnread(counts, visibleUserId)).toBe(sum)
  })
})
