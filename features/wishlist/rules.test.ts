import { expect, test } from 'vitest'
import { isLiked, NO_WISHES, withWish } from './rules.ts'

test.each([
  ['nothing said', { _id: 'bear' }, false],
  ['the server says yes', { _id: 'bear', isLiked: true }, true],
  ['the server says no', { _id: 'bear', isLiked: false }, false],
])('%s', (_name, product, liked) => {
  expect(isLiked(NO_WISHES, 1, product)).toBe(liked)
})

test('a press goes before what the server said, until it is taken back', () => {
  const pressed = withWish(NO_WISHES, 1, 'bear', false)
  expect(isLiked(pressed, 1, { _id: 'bear', isLiked: true })).toBe(false)
  expect(isLiked(withWish(pressed, 1, 'bear', undefined), 1, { _id: 'bear', isLiked: true })).toBe(true)
})

test('nothing of one session shows in the next', () => {
  const pressed = withWish(NO_WISHES, 1, 'bear', true)
  expect(isLiked(pressed, 2, { _id: 'bear' })).toBe(false)
  expect(isLiked(withWish(pressed, 2, 'robot', true), 2, { _id: 'bear' })).toBe(false)
})
