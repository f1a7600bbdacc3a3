import { STAFF_PRODUCT_SORTS } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { fromTableSort, toProductTabs, toTableSort } from './product-filter.ts'

it.each(STAFF_PRODUCT_SORTS.filter(({ value }) => value !== 'newest'))(
  'finds the heading for $value and back',
  ({ value }) => {
    const sort = toTableSort(value)
    expect(sort && fromTableSort(sort)).toBe(value)
  },
)

it('has no heading for the newest first', () => {
  expect(toTableSort('')).toBeUndefined()
})

it.each([
  ['', '', 'All'],
  ['low', '', 'Low stock'],
  ['', 'false', 'Off'],
  ['low', 'true', undefined],
])('marks the tab of the stock "%s" and the switch "%s" as the current one', (stock, active, label) => {
  const tabs = toProductTabs({ stock, active }, (tab) => `?stock=${tab.stock}&active=${tab.active}`)
  expect(tabs.find(({ current }) => current)?.label).toBe(label)
  expect(tabs.find((tab) => tab.label === 'Sold out')?.href).toBe('?stock=out&active=')
})
