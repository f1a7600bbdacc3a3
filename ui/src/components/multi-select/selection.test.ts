import { describe, expect, it } from 'vitest'
import { addAll, filterOptions, formatSelectionStatus, toggleValue } from './selection.ts'

const options = [
  { value: '1', label: 'Teddy Bears' },
  { value: '2', label: 'Bath Duck' },
  { value: '3', label: 'Bear Cave', disabled: true },
]

describe('found', () => {
  it.each([
    ['', ['1', '2', '3']],
    ['   ', ['1', '2', '3']],
    ['BEAR', ['1', '3']],
    ['bears ted', ['1']],
    ['duck bear', []],
    ['.*', []],
  ])('%j gives %j', (text, values) => {
    expect(filterOptions(options, text).map(({ value }) => value)).toEqual(values)
  })
})

it.each([
  [[], '1', ['1']],
  [['1', '2'], '1', ['2']],
  [['1'], '2', ['1', '2']],
])('%j with %s toggled is %j', (chosen, value, after) => {
  expect(toggleValue(chosen, value)).toEqual(after)
})

it('takes in all that can be, once, and keeps what was chosen before', () => {
  expect(addAll(['9', '2'], options)).toEqual(['9', '2', '1'])
})

it.each([
  [0, 0, 'None found, 0 chosen'],
  [3, 1, '3 found, 1 chosen'],
  [12_000, 1500, '12,000 found, 1,500 chosen'],
])('%i and %i: %s', (foundCount, chosenCount, text) => {
  expect(formatSelectionStatus(foundCount, chosenCount)).toBe(text)
})
