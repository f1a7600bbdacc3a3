import { expect, it } from 'vitest'
import { getExternalSignInText } from './external-sign-in.ts'

it.each([
  ['email-taken', 'That email address is already in use.'],
  ['nonsense', null],
  ['constructor', null],
  ['', null],
  [null, null],
])('of %j says %j', (code, text) => {
  expect(getExternalSignInText(code)).toBe(text)
})
