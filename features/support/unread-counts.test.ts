import { aChatMessage } from '@whirligig/contract/fixtures'
import { expect, it } from 'vitest'
import { total, withMessage, withUnread } from './unread-counts.ts'

const toMe = aChatMessage({ from: 'ada', to: 'me' })

it.each([
  ['the first to me', {}, toMe, { ada: 1 }],
  ['another one', { ada: 2, eve: 1 }, toMe, { ada: 3, eve: 1 }],
  ['my own', { ada: 2 }, aChatMessage({ from: 'me', to: 'ada' }), { ada: 2 }],
])('%s', (_, before, message, after) => {
  expect(withMessage(before, 'me', message)).toEqual(after)
})

it.each([
  ['all of them', 0, { eve: 1 }],
  ['some of them', 1, { ada: 1, eve: 1 }],
])('%s were read in another tab', (_, count, after) => {
  expect(withUnread({ ada: 3, eve: 1 }, { with: 'ada', count })).toEqual(after)
})

it.each([
  [{}, null, 0],
  [{ ada: 3, eve: 1 }, null, 4],
  [{ ada: 3, eve: 1 }, 'ada', 1],
  [{ ada: 3 }, 'eve', 3],
])('%j while reading %s are %i', (counts, reading, sum) => {
  expect(total(counts, reading)).toBe(sum)
})
