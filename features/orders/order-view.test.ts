import { anOrder, anOrderLine } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import { toInvoice, toLinePicture, toPurchasedLine } from './order-view.ts'

const toLine = toPurchasedLine((slug) => `#/product/${slug}`)

test('links a line to its product', () => {
  expect(toLine(anOrderLine({ quantity: 2 }))).toMatchObject({
    product: { name: 'Teddy Bears', href: '#/product/teddy-bears' },
    price: '$55.00',
    quantity: 2,
    total: '$110.00',
    status: 'Not processed',
  })
})

test('does not link a line whose product is deleted', () => {
  expect(toLine(anOrderLine({ product: null })).product).toBeUndefined()
})

test('shows the logo for a line without a picture', () => {
  expect(toLinePicture(anOrderLine({ imageUrl: null })).src).toBe('/images/logo.png')
})

test.each([
  ['with tax', 4.95, { price: '$209.00', tax: '$4.95', total: '$213.95' }],
  ['without tax', 0, { price: '$209.00', tax: undefined, total: '$209.00' }],
])('formats an invoice %s', (_name, totalTax, sums) => {
  const products = [anOrderLine({ quantity: 2 }), anOrderLine({ name: 'Transformer', purchasePrice: 99, totalTax })]
  expect(toInvoice(anOrder({ products }))).toMatchObject({ items: ['2 × Teddy Bears', '1 × Transformer'], ...sums })
})

test('leaves cancelled lines out of the invoice', () => {
  const products = [anOrderLine(), anOrderLine({ name: 'Transformer', purchasePrice: 99, status: 'Cancelled' })]
  expect(toInvoice(anOrder({ products }))).toMatchObject({ items: ['1 × Teddy Bears'], total: '$55.00' })
})
