import { describe, expect, it } from 'vitest'
import { findOption } from './option.ts'

const sort = [
  { value: 0, label: 'Newest First' },
  { value: 1, label: 'Price High to Low' },
]

describe('optionOf', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['2', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, value) => {
    expect(findOption(sort, text)?.value).toBe(value)
  })

  it('keeps text as text', () => {
    expect(findOption([{ value: '1', label: 'One' }], '1')?.value).toBe('1')
  })
})
