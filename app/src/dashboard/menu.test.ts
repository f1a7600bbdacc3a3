import type { User } from '@whirligig/contract'
import { aUser } from '@whirligig/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { findCurrentEntry, getDashboardMenu } from './menu.ts'
import { hasPassword, toDashboardRole } from './role.ts'

const merchant = (isActive: boolean): User['merchant'] => ({
  _id: 'm',
  name: 'Mo',
  isActive,
  status: 'Approved',
  brand: null,
})

describe('the view', () => {
  it.each<[string, Partial<User>, string]>([
    ['an admin', { role: 'ROLE ADMIN' }, 'admin'],
    ['an admin with an old merchant record', { role: 'ROLE ADMIN', merchant: merchant(false) }, 'admin'],
    ['a merchant', { role: 'ROLE MERCHANT', merchant: merchant(true) }, 'merchant'],
    ['a disabled merchant', { role: 'ROLE MERCHANT', merchant: merchant(false) }, 'disabled'],
    ['a merchant without a record', { role: 'ROLE MERCHANT', merchant: null }, 'member'],
    ['a member', { role: 'ROLE MEMBER' }, 'member'],
    ['a member who was a merchant', { role: 'ROLE MEMBER', merchant: merchant(true) }, 'member'],
  ])('of %s', (_who, user, view) => {
    expect(toDashboardRole(aUser(user))).toBe(view)
  })
})

describe('the menu', () => {
  it.each([
    [
      'admin',
      'Account Details, Account Security, Address, Products, Categories, Brand, Users, Merchants, Orders, Reviews, WishList, Support',
    ],
    ['merchant', 'Account Details, Account Security, Address, Brand, Products, Orders, WishList, Support'],
    ['member', 'Account Details, Account Security, Address, Orders, WishList, Support'],
  ] as const)('of %s', (view, labels) => {
    const menu = getDashboardMenu(view, true).map(({ label }) => label)
    expect(menu.join(', ')).toBe(labels)
    // Who signs in elsewhere has no password here to change.
    expect(getDashboardMenu(view, false).map(({ label }) => label)).toEqual(
      menu.filter((label) => label !== 'Account Security'),
    )
  })

  it.each([
    ['/dashboard', 'Account Details'],
    ['/dashboard/product', 'Products'],
    ['/dashboard/product/edit/1', 'Products'],
    ['/dashboard/orders/customers', 'Orders'],
    ['/dashboard/products', undefined],
    ['/dashboard/nowhere', undefined],
  ])('at %s marks %s', (path, label) => {
    expect(findCurrentEntry(getDashboardMenu('admin', true), path)?.label).toBe(label)
  })
})

it.each([
  ['Email', true],
  ['Google', false],
  ['Facebook', false],
] as const)('an account of %s has a password here: %s', (provider, has) => {
  expect(hasPassword(aUser({ provider }))).toBe(has)
})
