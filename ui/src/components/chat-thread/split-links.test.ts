import { describe, expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

/** The message with its links in brackets. */
const format = (message: string) =>
  splitLinks(message)
    .map(({ text, href }) => (href ? `[${text}]` : text))
    .join('')

describe('splitLinks', () => {
  it.each([
    ['Hello', 'Hello'],
    ['', ''],
    ['https://whirligig.test', '[https://whirligig.test]'],
    [
      'See https://whirligig.test/#/shop?page=2, it is nice.',
      'See [https://whirligig.test/#/shop?page=2], it is nice.',
    ],
    ['(HTTP://a.test)!', '([HTTP://a.test])!'],
    ['http://a.test\nhttp://b.test', '[http://a.test]\n[http://b.test]'],
    ['javascript:alert(1) ftp://a.test', 'javascript:alert(1) ftp://a.test'],
    ['🧸 https://a.test 🧸', '🧸 [https://a.test] 🧸'],
  ])('splits %j into %j', (message, expected) => {
    expect(format(message)).toBe(expected)
  })

  it('keeps every character', () => {
    const message = 'a https://a.test/b). c http:// d'
    expect(
      splitLinks(message)
        .map(({ text }) => text)
        .join(''),
    ).toBe(message)
  })
})
