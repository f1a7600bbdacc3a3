import type { addresses, users } from '../db/schema/index.ts'
import { demoReviewers } from './catalogue.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { daysBefore, seedId } from './seed-time.ts'

type UserRow = typeof users.$inferInsert & { id: string; email: string }
type AddressRow = typeof addresses.$inferInsert

const [ADMIN, MERCHANT, MEMBER] = DEMO_ACCOUNTS

/** Whose orders, addresses and wishes the demo shows. */
export const DEMO_MEMBER = MEMBER

const ACCOUNTS = [
  { email: ADMIN, firstName: 'Ada', lastName: 'Winters', role: 'ROLE ADMIN' },
  { email: MERCHANT, firstName: 'Milo', lastName: 'Hartmann', role: 'ROLE MERCHANT' },
  { email: MEMBER, firstName: 'Mina', lastName: 'Marlow', role: 'ROLE MEMBER' },
] as const

const STREETS = ['Kite Lane', 'Marble Row', 'Windmill Road', 'Drum Street', 'Puddle Walk', 'Oak Avenue']
const TOWNS = [
  { city: 'Portland', state: 'Oregon', zipCode: '97205' },
  { city: 'Madison', state: 'Wisconsin', zipCode: '53703' },
  { city: 'Savannah', state: 'Georgia', zipCode: '31401' },
  { city: 'Burlington', state: 'Vermont', zipCode: '05401' },
]

const pick = <Value>(values: readonly Value[], nth: number): Value => {
  const value = values[nth % values.length]
  if (value === undefined) throw new Error('There is nothing to pick from.')
  return value
}

/** @param merchantId of the demo's merchant */
export function userRows(now: Date, passwordHash: string, merchantId: string): UserRow[] {
  const people = [...ACCOUNTS, ...demoReviewers.map((reviewer) => ({ ...reviewer, role: 'ROLE MEMBER' as const }))]
  return people.map((person, nth) => {
    const createdAt = daysBefore(now, 360 - nth * 4, nth)
    return {
      id: seedId(`user ${person.email}`, createdAt),
      ...person,
      phoneNumber: `555-010-${4200 + nth * 11}`,
      passwordHash,
      merchantId: person.role === 'ROLE MERCHANT' ? merchantId : null,
      createdAt,
    }
  })
}

/** A default address for everyone but the staff, and a second one for the demo's member. */
export function addressRows(now: Date, users: readonly UserRow[]): AddressRow[] {
  return users
    .filter((user) => user.role === 'ROLE MEMBER')
    .flatMap((user, nth) => {
      const address = (at: number, isDefault: boolean): AddressRow => {
        const createdAt = daysBefore(now, 90 - at, at)
        return {
          id: seedId(`address ${user.email} ${at}`, createdAt),
          userId: user.id,
          address: `${12 + at * 7} ${pick(STREETS, at)}`,
          ...pick(TOWNS, at),
          country: 'United States',
          isDefault,
          createdAt,
        }
      }
      return user.email === DEMO_MEMBER ? [address(nth, true), address(nth + 27, false)] : [address(nth, true)]
    })
}
