import { describe, expect, it } from 'vitest'
import { findOption } from './option.ts'

const sort = [
  { value: 0, label: 'Newest First' },
  { value: 1, label: 'Price High to Low' },
]

describe('findOption', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['2', undefined],
    ['', undefined],
  ])('finds for %j the value %j', (text, value) => {
    expect(findOption(sort, text)?.value).toBe(value)
  })

  it('returns a string value as a string', () => {
    expect(findOption([{ value: '1', label: 'One' }], '1')?.value).toBe('1')
  })
})
