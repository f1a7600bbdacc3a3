import { anOrder, anOrderLine } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import { toInvoice, toLinePicture, toPurchasedLine } from './order-view.ts'

const lineOf = toPurchasedLine((slug) => `#/product/${slug}`)

test('a line leads to its toy', () => {
  expect(lineOf(anOrderLine({ quantity: 2 }))).toMatchObject({
    product: { name: 'Teddy Bears', href: '#/product/teddy-bears' },
    price: '$55.00',
    quantity: 2,
    total: '$110.00',
    status: 'Not processed',
  })
})

test('a line whose toy is gone leads nowhere', () => {
  expect(lineOf(anOrderLine({ product: null })).product).toBeUndefined()
})

test('a line without a picture shows the logo', () => {
  expect(toLinePicture(anOrderLine({ imageUrl: null })).src).toBe('/images/logo.png')
})

test.each([
  ['with tax', 4.95, { price: '$209.00', tax: '$4.95', total: '$213.95' }],
  ['without tax', 0, { price: '$209.00', tax: undefined, total: '$209.00' }],
])('an invoice %s', (_name, totalTax, sums) => {
  const products = [anOrderLine({ quantity: 2 }), anOrderLine({ name: 'Transformer', purchasePrice: 99, totalTax })]
  expect(toInvoice(anOrder({ products }))).toMatchObject({ items: ['2 × Teddy Bears', '1 × Transformer'], ...sums })
})

test('an invoice leaves out what was cancelled', () => {
  const products = [anOrderLine(), anOrderLine({ name: 'Transformer', purchasePrice: 99, status: 'Cancelled' })]
  expect(toInvoice(anOrder({ products }))).toMatchObject({ items: ['1 × Teddy Bears'], total: '$55.00' })
})
