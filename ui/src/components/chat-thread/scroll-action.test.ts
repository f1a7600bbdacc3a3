import { expect, it } from 'vitest'
import { getScrollAction } from './scroll-action.ts'

const none = { first: undefined, last: undefined }
const shown = { first: '3', last: '9' }

it.each([
  ['nothing came', none, none, true, false, 'stay'],
  ['the first ones came', none, shown, false, false, 'end'],
  ['all went', shown, none, true, false, 'stay'],
  ['a new one came while the end was read', shown, { first: '3', last: '10' }, true, false, 'end'],
  ['a new one came while older ones were read', shown, { first: '3', last: '10' }, false, false, 'pill'],
  ['one wrote oneself', shown, { first: '3', last: '10' }, false, true, 'end'],
  ['older ones came', shown, { first: '1', last: '9' }, false, false, 'hold'],
  ['older ones came though the end was in sight', shown, { first: '1', last: '9' }, true, false, 'hold'],
  ['a mark changed at the end', shown, shown, true, false, 'end'],
  ['a mark changed', shown, shown, false, false, 'stay'],
] as const)('when %s', (_, before, after, atEnd, ownLast, move) => {
  expect(getScrollAction(before, after, atEnd, ownLast)).toBe(move)
})
