import { describe, expect, it } from 'vitest'
import { addAll, filterOptions, formatSelectionStatus, toggleValue } from './selection.ts'

const options = [
  { value: '1', label: 'Teddy Bears' },
  { value: '2', label: 'Bath Duck' },
  { value: '3', label: 'Bear Cave', disabled: true },
]

describe('filterOptions', () => {
  it.each([
    ['', ['1', '2', '3']],
    ['   ', ['1', '2', '3']],
    ['BEAR', ['1', '3']],
    ['bears ted', ['1']],
    ['duck bear', []],
    ['.*', []],
  ])('finds for %j the options %j', (text, values) => {
    expect(filterOptions(options, text).map(({ value }) => value)).toEqual(values)
  })
})

describe('toggleValue', () => {
  it.each([
    [[], '1', ['1']],
    [['1', '2'], '1', ['2']],
    [['1'], '2', ['1', '2']],
  ])('changes %j by toggling %s to %j', (selected, value, after) => {
    expect(toggleValue(selected, value)).toEqual(after)
  })
})

describe('addAll', () => {
  it('appends every enabled option once and keeps what was selected before', () => {
    expect(addAll(['9', '2'], options)).toEqual(['9', '2', '1'])
  })
})

describe('formatSelectionStatus', () => {
  it.each([
    [0, 0, 'None found, 0 selected'],
    [3, 1, '3 found, 1 selected'],
    [12_000, 1500, '12,000 found, 1,500 selected'],
  ])('formats %i matches and %i selected as %j', (matches, selected, text) => {
    expect(formatSelectionStatus(matches, selected)).toBe(text)
  })
})
