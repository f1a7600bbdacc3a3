import { expect, it } from 'vitest'
import { firstLink } from './first-link.ts'
import { amountTable, button, type MailBlock, paragraph, renderMail } from './mail-template.ts'

const appUrl = 'https://toys.example/shop'
const render = (blocks: MailBlock[], content: { subject?: string; recipientName?: string } = {}) =>
  renderMail({ subject: 'Hello', ...content, blocks }, appUrl)

it('adds a greeting on one line and a signature', () => {
  const { text, html } = render([paragraph('One.'), paragraph('Two.')], { recipientName: ' Ada\n Lovelace' })
  expect(text).toBe('Hi Ada Lovelace,\n\nOne.\n\nTwo.\n\nThe Whirligig team\n')
  for (const part of ['Hi Ada Lovelace,', 'One.', 'Two.', 'The Whirligig team']) expect(html).toContain(`>${part}</p>`)
})

it('omits the greeting and the signature without a name', () => {
  expect(render([paragraph('One.')]).text).toBe('One.\n')
})

it('renders a button as a link, and as its address in the plain text', () => {
  const href = `${appUrl}/#/shop?a=1&b="2"`
  const { text, html } = render([button('Look around', href)])
  expect(html).toMatch(
    /<a href="https:\/\/toys\.example\/shop\/#\/shop\?a=1&amp;b=&quot;2&quot;"[^>]*>Look around<\/a>/,
  )
  expect(text).toBe(`Look around: ${href}\n`)
})

it.each([
  'See: https://evil.example/x',
  'See: https://toys.example.evil/shop/x',
  'See: https://toys.example/shopping',
  'See: https://toys.example/shop/#/shop',
  'See: javascript:alert(1)',
])('does not turn %j in a paragraph into a link', (text) => {
  const { html } = render([paragraph(text)])
  expect(html).toContain(text)
  expect(html.match(/<a /g)).toHaveLength(1)
})

it('escapes markup and keeps line breaks', () => {
  const { html } = render([paragraph(`a < b & "c" 'd'\n<script>alert(1)</script>`), button('<b>', '"><script>')], {
    subject: '<s>',
    recipientName: '<i>',
  })
  expect(html).toContain('<title>&lt;s&gt;</title>')
  expect(html).toContain('a &lt; b &amp; &quot;c&quot; &#39;d&#39;<br>&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('Hi there,')
  expect(html).not.toMatch(/<script|<b>|<i>/)
})

it('renders a table with the amounts on the right', () => {
  const rows = [
    { label: 'Delivery', amount: 'free' },
    { label: 'Total: <all>', amount: '$1,175.50' },
  ]
  const { text, html } = render([amountTable(rows), paragraph('Time: soon\nTotal: $2.00')])
  expect(html).toMatch(/<td[^>]*>Delivery<\/td><td align="right"[^>]*>free<\/td>/)
  expect(html).toMatch(/<td[^>]*>Total: &lt;all&gt;<\/td><td align="right"[^>]*>\$1,175.50<\/td>/)
  expect(html).toContain('Time: soon<br>Total: $2.00')
  expect(text).toBe('Delivery: free\nTotal: <all>: $1,175.50\n\nTime: soon\nTotal: $2.00\n')
})

it('keeps the subject on one line', () => {
  expect(render([], { subject: 'Hi\r\nBcc: eve@example.com' }).subject).toBe('Hi Bcc: eve@example.com')
})

it('finds the first link to the shop', () => {
  expect(firstLink(`x http://other/\n\nGo: ${appUrl}/#/a\n\nOr: ${appUrl}/#/b`, appUrl)).toBe(`${appUrl}/#/a`)
  expect(firstLink('nothing here', appUrl)).toBe(undefined)
})
