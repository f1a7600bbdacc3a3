import { expect, it } from 'vitest'
import { filterByWords, listPalettePages } from './palette-pages.ts'

const list = (role: 'admin' | 'merchant') => {
  const { pages, actions } = listPalettePages({ role, hasPassword: true })
  return { pages: pages.map(({ label }) => label), actions: actions.map(({ label }) => label) }
}

it('lists only the pages and actions that a role has', () => {
  expect(list('admin').pages).toEqual(expect.arrayContaining(['Users', 'Customer Orders', 'View shop']))
  expect(list('admin').actions).toEqual(['Add product', 'Add category', 'Add brand', 'Add merchant', 'Add address'])
  expect(list('merchant').pages).not.toContain('Users')
  expect(list('merchant').actions).toEqual(['Add product', 'Add address'])
})

it.each([
  ['', ['Customer Orders', 'Orders', 'Add brand']],
  ['ord', ['Customer Orders', 'Orders']],
  ['ORDERS cust', ['Customer Orders']],
  ['rders', []],
  ['add b', ['Add brand']],
])('for %j filterByWords keeps %j', (search, labels) => {
  const entries = ['Customer Orders', 'Orders', 'Add brand'].map((label) => ({ label }))
  expect(filterByWords(entries, search).map(({ label }) => label)).toEqual(labels)
})
