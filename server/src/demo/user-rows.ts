import { isMerchant, ROLE_ADMIN, ROLE_MEMBER, ROLE_MERCHANT, type Role } from '@whirligig/contract'
import type { addresses, users } from '../db/schema/index.ts'
import { daysAgo } from './days-ago.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import type { DemoData } from './demo-data.ts'
import { seedId } from './seed-id.ts'

type UserRow = typeof users.$inferInsert & { id: string; email: string }
type Account = DemoData['reviewers'][number] & { role: Role }
type AddressRow = typeof addresses.$inferInsert

const [ADMIN, MERCHANT, MEMBER] = DEMO_ACCOUNTS

/** The demo account with orders, addresses and a wishlist. */
export const DEMO_MEMBER = MEMBER

const ACCOUNTS = [
  { email: ADMIN, firstName: 'Ada', lastName: 'Winters', role: ROLE_ADMIN },
  { email: MERCHANT, firstName: 'Milo', lastName: 'Hartmann', role: ROLE_MERCHANT },
  { email: MEMBER, firstName: 'Mina', lastName: 'Marlow', role: ROLE_MEMBER },
] as const

const STREETS = ['Kite Lane', 'Marble Row', 'Windmill Road', 'Drum Street', 'Puddle Walk', 'Oak Avenue']
const TOWNS = [
  { city: 'Portland', state: 'Oregon', zipCode: '97205' },
  { city: 'Madison', state: 'Wisconsin', zipCode: '53703' },
  { city: 'Savannah', state: 'Georgia', zipCode: '31401' },
  { city: 'Burlington', state: 'Vermont', zipCode: '05401' },
]

const pickCyclic = <Value>(values: readonly Value[], nth: number): Value => {
  const value = values[nth % values.length]
  if (value === undefined) throw new Error('The list is empty.')
  return value
}

/** @param merchantId of the demo's merchant */
export function createUserRows(
  now: Date,
  reviewers: DemoData['reviewers'],
  passwordHash: string,
  merchantId: string,
): UserRow[] {
  const accounts = [...ACCOUNTS, ...reviewers.map((reviewer): Account => ({ ...reviewer, role: ROLE_MEMBER }))]
  return accounts.map((person, nth) => {
    const createdAt = daysAgo(now, 360 - nth * 4, nth)
    return {
      id: seedId(`user ${person.email}`, createdAt),
      ...person,
      phoneNumber: `555-010-${4200 + nth * 11}`,
      passwordHash,
      merchantId: isMerchant(person) ? merchantId : null,
      createdAt,
    }
  })
}

/** One default address for every member, and a second address for the demo member. */
export function createAddressRows(now: Date, users: readonly UserRow[]): AddressRow[] {
  return users
    .filter((user) => user.role === ROLE_MEMBER)
    .flatMap((user, nth) => {
      const createAddress = (at: number, isDefault: boolean): AddressRow => {
        const createdAt = daysAgo(now, 90 - at, at)
        return {
          id: seedId(`address ${user.email} ${at}`, createdAt),
          userId: user.id,
          address: `${12 + at * 7} ${pickCyclic(STREETS, at)}`,
          ...pickCyclic(TOWNS, at),
          country: 'United States',
          isDefault,
          createdAt,
        }
      }
      const first = createAddress(nth, true)
      return user.email === DEMO_MEMBER ? [first, createAddress(nth + 27, false)] : [first]
    })
}
