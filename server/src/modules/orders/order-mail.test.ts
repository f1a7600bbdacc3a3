import { expect, it } from 'vitest'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { createOrderMail } from './order-mail.ts'

const appUrl = 'https://toys.example'
const buyer = { email: 'ada@example.com', firstName: 'Ada' }

const snapshot = (line: { name: string; priceCents: number; quantity: number; taxCents: number }) => ({
  productId: 'product-1',
  taxable: true,
  ...line,
})
const lines = [
  snapshot({ name: 'Kite', priceCents: 1200, quantity: 2, taxCents: 120 }),
  snapshot({ name: 'Set: 3\nblocks <b>', priceCents: 500, quantity: 1, taxCents: 0 }),
]

it('lists the lines, tax and total with the link to the order', () => {
  const { text } = createOrderMail(buyer, { id: UNKNOWN_ID, lines: lines.slice(0, 1) }, appUrl)
  expect(text).toBe(
    [
      'Hi Ada,',
      'Thank you for your order 26F8-AD91:',
      '2 x Kite: $24.00',
      'Delivery: free\nTax: $1.20\nTotal: $25.20',
      `View your order: https://toys.example/#/order/${UNKNOWN_ID}`,
      'The Whirligig team\n',
    ].join('\n\n'),
  )
})

it('omits the tax when there is none', () => {
  expect(createOrderMail(buyer, { id: 'order-1', lines: lines.slice(1) }, appUrl).text).not.toContain('Tax')
})

it('keeps its layout with any name of the buyer and the products', () => {
  const { text, html } = createOrderMail({ ...buyer, firstName: 'Ada\n\nEve' }, { id: 'order-1', lines }, appUrl)
  expect(text).toMatch(/^Hi Ada Eve,\n\n/)
  expect(html).toMatch(/<td[^>]*>2 x Kite<\/td><td align="right"[^>]*>\$24\.00<\/td>/)
  expect(html).toMatch(/<td[^>]*>1 x Set: 3 blocks &lt;b&gt;<\/td><td align="right"[^>]*>\$5\.00<\/td>/)
})
