import { expect, test } from 'vitest'
import { isLiked, NO_OPTIMISTIC_LIKES, withLike } from './optimistic-likes.ts'

test.each([
  ['nothing said', { _id: 'bear' }, false],
  ['the server says yes', { _id: 'bear', isLiked: true }, true],
  ['the server says no', { _id: 'bear', isLiked: false }, false],
])('%s', (_name, product, liked) => {
  expect(isLiked(NO_OPTIMISTIC_LIKES, 1, product)).toBe(liked)
})

test('a press goes before what the server said, until it is taken back', () => {
  const pressed = withLike(NO_OPTIMISTIC_LIKES, 1, 'bear', false)
  expect(isLiked(pressed, 1, { _id: 'bear', isLiked: true })).toBe(false)
  expect(isLiked(withLike(pressed, 1, 'bear', undefined), 1, { _id: 'bear', isLiked: true })).toBe(true)
})

test('nothing of one session shows in the next', () => {
  const pressed = withLike(NO_OPTIMISTIC_LIKES, 1, 'bear', true)
  expect(isLiked(pressed, 2, { _id: 'bear' })).toBe(false)
  expect(isLiked(withLike(pressed, 2, 'robot', true), 2, { _id: 'bear' })).toBe(false)
})
