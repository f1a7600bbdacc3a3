import { ROLE_ADMIN, ROLE_MEMBER, ROLE_MERCHANT, type User } from '@whirligig/contract'
import { aUser } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { findCurrentEntry, getDashboardMenu, toSections } from './menu.ts'
import { hasPassword, toDashboardRole } from './role.ts'

const merchant = (isActive: boolean): User['merchant'] => ({
  _id: 'm',
  name: 'Mo',
  isActive,
  status: 'Approved',
  brand: null,
})

describe('toDashboardRole', () => {
  it.each<[string, Partial<User>, string]>([
    ['an admin', { role: ROLE_ADMIN }, 'admin'],
    ['an admin with an old merchant record', { role: ROLE_ADMIN, merchant: merchant(false) }, 'admin'],
    ['a merchant', { role: ROLE_MERCHANT, merchant: merchant(true) }, 'merchant'],
    ['a disabled merchant', { role: ROLE_MERCHANT, merchant: merchant(false) }, 'disabled'],
    ['a merchant without a record', { role: ROLE_MERCHANT, merchant: null }, 'member'],
    ['a member', { role: ROLE_MEMBER }, 'member'],
    ['a member who used to be a merchant', { role: ROLE_MEMBER, merchant: merchant(true) }, 'member'],
  ])('maps %s to its dashboard', (_case, user, role) => {
    expect(toDashboardRole(aUser(user))).toBe(role)
  })
})

describe('the dashboard menu', () => {
  it.each([
    [
      'admin',
      'Account Details, Account Security, Address, Products, Categories, Brand, Users, Merchants, Subscribers, Customer Orders, Orders, Reviews, Messages, WishList, Support, System',
    ],
    [
      'merchant',
      'Account Details, Account Security, Address, Brand, Products, Customer Orders, Orders, WishList, Support',
    ],
    ['member', 'Account Details, Account Security, Address, Orders, WishList, Support'],
  ] as const)('lists the entries of role %s', (role, labels) => {
    const menu = getDashboardMenu(role, true).map(({ label }) => label)
    expect(menu.join(', ')).toBe(labels)
    // Accounts of external providers have no password to change.
    expect(getDashboardMenu(role, false).map(({ label }) => label)).toEqual(
      menu.filter((label) => label !== 'Account Security'),
    )
  })

  it('groups the entries of staff in the same order', () => {
    const sections = toSections(getDashboardMenu('merchant', true))
    expect(
      sections.map(({ title = '', entries }) => `${title}: ${entries.map(({ label }) => label).join(', ')}`),
    ).toEqual(
      expect.arrayContaining([
        ': Account Details, Account Security, Address',
        'Catalogue: Brand, Products',
        'More: WishList, Support',
      ]),
    )
    const labels = getDashboardMenu('admin', true).map(({ label }) => label)
    const grouped = toSections(getDashboardMenu('admin', true)).flatMap(({ entries }) => entries)
    expect(grouped.map(({ label }) => label)).toEqual(labels)
  })

  it.each([
    ['/dashboard', 'Account Details'],
    ['/dashboard/product', 'Products'],
    ['/dashboard/product/edit/1', 'Products'],
    ['/dashboard/orders/customers', 'Customer Orders'],
    ['/dashboard/orders', 'Orders'],
    ['/dashboard/products', undefined],
    ['/dashboard/nowhere', undefined],
  ])('at %s marks the entry %s', (path, label) => {
    expect(findCurrentEntry(getDashboardMenu('admin', true), path)?.label).toBe(label)
  })
})

it.each([
  ['Email', true],
  ['Google', false],
  ['Facebook', false],
] as const)('an account of provider %s has a password: %s', (provider, expected) => {
  expect(hasPassword(aUser({ provider }))).toBe(expected)
})
