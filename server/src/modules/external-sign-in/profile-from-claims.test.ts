import { expect, it } from 'vitest'
import { toExternalProfile } from './profile-from-claims.ts'

const ada = { sub: '1', email: 'ada@example.com', email_verified: true }

it.each([
  [{ given_name: 'Ada', family_name: 'Lovelace' }, 'Ada', 'Lovelace'],
  [{ name: 'Ada King Lovelace' }, 'Ada', 'King Lovelace'],
  [{ given_name: 'Ada', name: 'Ada Lovelace' }, 'Ada', ''],
  [{ given_name: '<b></b>', name: ' ' }, 'ada', ''],
  [{ given_name: 7, name: null }, 'ada', ''],
  [{ email: undefined }, 'Friend', ''],
  [{ given_name: '🧸'.repeat(80) }, '🧸'.repeat(50), ''],
  [{ given_name: `x${'🧸'.repeat(80)}` }, `x${'🧸'.repeat(49)}`, ''],
])('converts %j to the name %j %j', (claims, firstName, lastName) => {
  expect(toExternalProfile({ ...ada, ...claims })).toMatchObject({ firstName, lastName })
})

it.each([
  [{}, 'ada@example.com', true],
  [{ email_verified: 'true' }, 'ada@example.com', true],
  [{ email_verified: false }, 'ada@example.com', false],
  [{ email_verified: 'false' }, 'ada@example.com', false],
  [{ email_verified: undefined }, 'ada@example.com', false],
  [{ email_verified: { no: 1 } }, 'ada@example.com', false],
  [{ email: undefined }, null, true],
  [{ email: 'ada' }, null, true],
])('converts %j to the email %j, verified: %j', (claims, email, emailVerified) => {
  expect(toExternalProfile({ ...ada, ...claims })).toMatchObject({ email, emailVerified })
})

it.each([{}, { sub: '' }, { sub: 5 }, null])('refuses %j', (claims) => {
  expect(() => toExternalProfile(claims)).toThrow()
})
