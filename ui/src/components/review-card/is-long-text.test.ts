import { expect, test } from 'vitest'
import { isLongText } from './is-long-text.ts'

test.each([
  ['a short text', 'Lovely.', false],
  ['as many characters as four lines', 'a'.repeat(360), false],
  ['one character more', 'a'.repeat(361), true],
  ['five short lines', 'a\nb\nc\nd\ne', false],
  ['six short lines', 'a\nb\nc\nd\ne\nf', true],
])('decides whether to fold %s', (_name, text, expected) => {
  expect(isLongText(text)).toBe(expected)
})
