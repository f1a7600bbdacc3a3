import { expect, it } from 'vitest'
import { shortenText } from './shorten-text.ts'

it.each([
  ['keeps a text that fits', 'A proper bear.', 14, 'A proper bear.'],
  ['puts the text on one line', ' A proper\n\n  bear. ', 20, 'A proper bear.'],
  ['cuts after the last word that fits', 'A proper bear with a scarf', 18, 'A proper bear…'],
  ['leaves out punctuation before the ellipsis', 'A bear, washable, huggable', 19, 'A bear, washable…'],
  ['cuts a text without spaces', 'Bearbearbear', 6, 'Bearb…'],
  ['keeps emoji whole', '🧸🧸🧸🧸', 4, '🧸…'],
  ['returns an empty text', ' ', 20, ''],
])('%s', (_name, text, maxLength, result) => {
  expect(shortenText(text, maxLength)).toBe(result)
  expect(result.length).toBeLessThanOrEqual(maxLength)
})

it('shortens to about the length of a search result', () => {
  const shortened = shortenText('teddy '.repeat(100))
  expect(shortened.length).toBeLessThanOrEqual(155)
  expect(shortened.length).toBeGreaterThan(145)
})
