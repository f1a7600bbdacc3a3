import { describe, expect, it } from 'vitest'
import { nextActiveIndex } from './next-active-index.ts'

describe('nextActiveIndex', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['PageDown', -1, 100, 10],
    ['PageDown', 5, 100, 15],
    ['PageDown', 95, 100, 99],
    ['PageUp', 15, 100, 5],
    ['PageUp', 3, 100, 0],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['Home', -1, 3, undefined],
    ['End', -1, 3, undefined],
    ['ArrowDown', -1, 0, undefined],
    ['a', 0, 3, undefined],
  ])('moves with %s from option %i of %i to %s', (key, activeIndex, count, expected) => {
    expect(nextActiveIndex(key, { activeIndex, count, pageSize: 10 })).toBe(expected)
  })

  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, -1],
    ['ArrowUp', 1, 3, 0],
    ['ArrowUp', 0, 3, -1],
    ['ArrowUp', -1, 3, 2],
    ['ArrowDown', -1, 0, undefined],
    ['ArrowDown', 4, 2, -1],
  ])('moves with %s from option %i of %i to %s when it stops at the text', (key, activeIndex, count, expected) => {
    expect(nextActiveIndex(key, { activeIndex, count, stopAtText: true })).toBe(expected)
  })

  it('ignores Page Up and Page Down without a page size', () => {
    expect(nextActiveIndex('PageDown', { activeIndex: 0, count: 3 })).toBeUndefined()
    expect(nextActiveIndex('PageUp', { activeIndex: 2, count: 3 })).toBeUndefined()
  })
})
