import { expect, it } from 'vitest'
import { getExternalSignInText } from './external-sign-in.ts'

it.each([
  ['email-taken', 'That email address is already in use.'],
  ['nonsense', null],
  ['constructor', null],
  ['', null],
  [null, null],
])('returns the text for the code %j', (code, text) => {
  expect(getExternalSignInText(code)).toBe(text)
})
