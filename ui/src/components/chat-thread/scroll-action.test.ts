import { expect, it } from 'vitest'
import { getScrollAction } from './scroll-action.ts'

const none = { first: undefined, last: undefined }
const shown = { first: '3', last: '9' }

it.each([
  ['there are still no messages', none, none, true, false, 'none'],
  ['the first messages arrive', none, shown, false, false, 'scroll-to-end'],
  ['all messages are removed', shown, none, true, false, 'none'],
  ['a message arrives at the end', shown, { first: '3', last: '10' }, true, false, 'scroll-to-end'],
  ['a message arrives while the user is scrolled up', shown, { first: '3', last: '10' }, false, false, 'show-button'],
  ['the user sends a message while scrolled up', shown, { first: '3', last: '10' }, false, true, 'scroll-to-end'],
  ['older messages are inserted', shown, { first: '1', last: '9' }, false, false, 'keep-position'],
  ['older messages are inserted at the end', shown, { first: '1', last: '9' }, true, false, 'keep-position'],
  ['a delivery status changes at the end', shown, shown, true, false, 'scroll-to-end'],
  ['a delivery status changes while the user is scrolled up', shown, shown, false, false, 'none'],
] as const)('when %s', (_, before, after, wasAtEnd, isLastOwn, action) => {
  expect(getScrollAction(before, after, wasAtEnd, isLastOwn)).toBe(action)
})
