import { anOrder, anOrderLine } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import { getArrival, isLate, toInvoice, toLinePicture, toPurchasedLine } from './order-view.ts'

const toLine = toPurchasedLine((slug) => `#/product/${slug}`)

test('links a line to its product', () => {
  expect(toLine(anOrderLine({ quantity: 2 }))).toMatchObject({
    name: 'Teddy Bears',
    href: '#/product/teddy-bears',
    price: '$55.00',
    quantity: 2,
    total: '$110.00',
    status: 'Not processed',
    cancelled: false,
  })
})

test('marks a cancelled line, which is not charged', () => {
  expect(toLine(anOrderLine({ status: 'Cancelled' })).cancelled).toBe(true)
})

test('keeps the name, picture and price of a line whose product is deleted, without a link', () => {
  const line = toLine(anOrderLine({ product: null, imageUrl: '/images/bear.webp' }))
  expect(line).toMatchObject({ name: 'Teddy Bears', href: undefined, price: '$55.00' })
  expect(line.picture.src).toBe('/images/bear.webp')
})

test('shows the logo for a line without a picture', () => {
  expect(toLinePicture(anOrderLine({ imageUrl: null })).src).toBe('/images/logo.png')
})

test.each([
  ['with tax', 4.95, { price: '$209.00', tax: '$4.95', total: '$213.95' }],
  ['without tax', 0, { price: '$209.00', tax: undefined, total: '$209.00' }],
])('formats an invoice %s', (_name, totalTax, sums) => {
  const products = [anOrderLine({ quantity: 2 }), anOrderLine({ name: 'Transformer', purchasePrice: 99, totalTax })]
  expect(toInvoice(anOrder({ products }))).toMatchObject({
    items: [{ name: '2 × Teddy Bears' }, { name: '1 × Transformer' }],
    ...sums,
  })
})

test('has the number of the order and its whole id', () => {
  const _id = '01a21f07-7a05-7c3e-9f2a-5b8e79c65cf5'
  expect(toInvoice(anOrder({ _id }))).toMatchObject({ orderNumber: '79C6-5CF5', orderId: _id })
})

test('leaves cancelled lines out of the invoice', () => {
  const products = [anOrderLine(), anOrderLine({ name: 'Transformer', purchasePrice: 99, status: 'Cancelled' })]
  expect(toInvoice(anOrder({ products }))).toMatchObject({
    items: [{ name: '1 × Teddy Bears', unitPrice: '$55.00', total: '$55.00' }],
    total: '$55.00',
  })
})

test.each([
  [['Not processed', 'Shipped'], 'November 23'],
  [['Delivered', 'Cancelled'], undefined],
  [['Cancelled', 'Cancelled'], undefined],
] as const)('says when an order with lines %j arrives', ([first, second], start) => {
  const products = [anOrderLine({ status: first }), anOrderLine({ name: 'Transformer', status: second })]
  expect(getArrival(anOrder({ products }), Date.parse('2026-11-20T12:00:00Z'))?.slice(0, 11)).toBe(start)
})

test.each([
  ['Shipped', '2026-11-25T23:59:59Z', false],
  ['Shipped', '2026-11-26T00:00:00Z', true],
  ['Delivered', '2026-11-26T00:00:00Z', false],
] as const)('an order of November 20 that is %s at %s is late: %s', (status, time, late) => {
  const order = anOrder({ products: [anOrderLine({ status })] })
  const now = Date.parse(time)
  expect(isLate(order, now)).toBe(late)
  expect(getArrival(order, now) === undefined).toBe(late || status === 'Delivered')
})

test('prints the name and the address of the customer on the invoice', () => {
  expect(toInvoice(anOrder())).toMatchObject({
    customer: 'Mina Marlow',
    addressLines: ['12 Clockmaker Lane', 'Portland, Oregon 97201', 'United States'],
  })
  expect(toInvoice(anOrder({ customerName: null, deliveryAddress: null }))).toMatchObject({
    customer: undefined,
    addressLines: undefined,
  })
})
