import { describe, expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

const drawn = (message: string) =>
  splitLinks(message)
    .map(({ text, href }) => (href ? `[${text}]` : text))
    .join('')

describe('textParts', () => {
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
  ])('%j: %j', (message, expected) => {
    expect(drawn(message)).toBe(expected)
  })

  it('loses nothing', () => {
    const message = 'a https://a.test/b). c http:// d'
    expect(
      splitLinks(message)
        .map(({ text }) => text)
        .join(''),
    ).toBe(message)
  })
})
