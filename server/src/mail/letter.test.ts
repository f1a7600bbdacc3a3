import { expect, it } from 'vitest'
import { letterText } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { linkIn } from './link-in.ts'

const shop = 'https://toys.example/shop'

it('greets, says what there is to say, and ends with the shop', () => {
  expect(letterText(' Ada\n Lovelace', ['One.', 'Two.'])).toBe(
    'Hi Ada Lovelace,\n\nOne.\n\nTwo.\n\nThe Whirligig team\n',
  )
})

it('makes a button of a link of the shop, labelled with what is said before it', () => {
  const html = letterHtml('s', `Hi,\n\nLook around: ${shop}/#/shop?a=1&b="2"`, shop)
  expect(html).toMatch(
    /<a href="https:\/\/toys\.example\/shop\/#\/shop\?a=1&amp;b=&quot;2&quot;"[^>]*>Look around<\/a>/,
  )
})

it.each([
  'See: https://evil.example/x',
  'See: https://toys.example.evil/shop/x',
  'See: https://toys.example/shopping',
  'See: javascript:alert(1)',
])('leaves %j a text', (text) => {
  const html = letterHtml('s', text, shop)
  expect(html).toContain(text)
  expect(html.match(/<a /g)).toHaveLength(1)
})

it('shows what people wrote as they wrote it', () => {
  const html = letterHtml('<s>', `a < b & "c" 'd'\n<script>alert(1)</script>`, shop)
  expect(html).toContain('<title>&lt;s&gt;</title>')
  expect(html).toContain('a &lt; b &amp; &quot;c&quot; &#39;d&#39;<br>&lt;script&gt;alert(1)&lt;/script&gt;')
})

it('sets amounts at the right, and leaves alone what only has a colon', () => {
  const html = letterHtml('s', 'Delivery: free\nTotal: $1,175.50\n\nTime: soon\nTotal: $2.00', shop)
  expect(html).toMatch(/<td[^>]*>Delivery<\/td><td align="right"[^>]*>free<\/td>/)
  expect(html).toMatch(/<td[^>]*>Total<\/td><td align="right"[^>]*>\$1,175.50<\/td>/)
  expect(html).toContain('Time: soon<br>Total: $2.00')
})

it('finds the first link of the shop', () => {
  expect(linkIn(`x http://other/\n\nGo: ${shop}/#/a\n\nOr: ${shop}/#/b`, shop)).toBe(`${shop}/#/a`)
  expect(linkIn('nothing here', shop)).toBe(undefined)
})
