import { asc, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { setupOrders } from '../../../test/setup-orders.ts'
import { mails, users } from '../../db/schema/index.ts'
import { createStatusMail } from './status-mail.ts'

const t = setupOrders()
const listMails = () => t.shop.db.select().from(mails).where(like(mails.kind, 'order-%')).orderBy(asc(mails.id))
const ship = (id: string, token: string) => t.shop.call('PUT', `/order/${id}/ship`, { token })

it('names the shipped toys and the address, with the link to the order', () => {
  const deliveryAddress = {
    address: '1 Kite\nLane',
    city: 'Portland',
    state: 'Oregon',
    country: 'US',
    zipCode: '97205',
  }
  const order = { id: UNKNOWN_ID, deliveryAddress, customerFirstName: 'Ada' }
  const lines = [
    { name: 'Kite', quantity: 2 },
    { name: 'Set: 3\nblocks <b>', quantity: 1 },
  ]
  const mail = createStatusMail('ada@example.com', order, { lines, status: 'Shipped' }, 'https://toys.example')
  expect(mail).toMatchObject({ kind: 'order-shipped', to: 'ada@example.com' })
  expect(mail.text).toBe(
    [
      'Hi Ada,',
      'Good news: these toys of your order 26F8-AD91 are on their way to you:',
      '2 x Kite\n1 x Set: 3 blocks <b>',
      'They go to:\n1 Kite Lane\nPortland, Oregon 97205\nUS',
      `View your order: https://toys.example/#/order/${UNKNOWN_ID}`,
      'The Whirligig team\n',
    ].join('\n\n'),
  )
  expect(mail.html).toContain('1 x Set: 3 blocks &lt;b&gt;')
})

it('is one mail when an admin ships all lines at once, and none when nothing changes', async () => {
  const admin = await t.getAdminToken()
  const toys = [await addProduct(t.shop.db), await addProduct(t.shop.db), await addProduct(t.shop.db)]
  const order = await t.shopper.buy(t.buyer.token, toys)
  await t.shopper.setStatus(admin, order, order.products[0]._id, 'Cancelled')
  for (let times = 0; times < 2; times++) {
    const { status, body } = await ship(order._id, admin)
    expect([status, body.message]).toEqual([200, 'All open items have been marked as shipped!'])
    const statuses = ['Cancelled', 'Shipped', 'Shipped']
    expect(body.order.products.map((line: { status: string }) => line.status)).toEqual(statuses)
    expect((await t.read(order._id)).products.map((line: { status: string }) => line.status)).toEqual(statuses)
  }
  const [cancelled, shipped, ...rest] = await listMails()
  expect([cancelled?.kind, shipped?.kind, rest]).toEqual(['order-cancelled', 'order-shipped', []])
  expect(shipped?.text).toContain(`1 x ${toys[1]?.name}\n1 x ${toys[2]?.name}`)
  expect(shipped?.text).not.toContain(toys[0]?.name)
})

it('is sent once for an order that its buyer cancels twice', async () => {
  const toys = [await addProduct(t.shop.db), await addProduct(t.shop.db)]
  const order = await t.shopper.buy(t.buyer.token, toys)
  for (let times = 0; times < 2; times++) {
    await t.shop.call('DELETE', `/order/cancel/${order._id}`, { token: t.buyer.token })
  }
  expect(await listMails()).toMatchObject([{ kind: 'order-cancelled', to: t.buyer.email }])
})

it('is not sent for other statuses, nor without an account to write to', async () => {
  const admin = await t.getAdminToken()
  const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
  const set = (status: string) => t.shopper.setStatus(admin, order, order.products[0]._id, status)
  await set('Processing')
  await t.shop.db.delete(users)
  const { token } = await t.shop.signIn({ role: 'ROLE ADMIN' })
  expect((await ship(order._id, token)).status).toBe(200)
  expect(await listMails()).toEqual([])
})

it('shipping all lines is for admins, and refused when nothing can be shipped', async () => {
  const admin = await t.getAdminToken()
  const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
  expect((await ship(order._id, t.buyer.token)).status).toBe(403)
  expect((await ship(UNKNOWN_ID, admin)).status).toBe(404)
  expect((await ship('malformed', admin)).status).toBe(404)
  await t.shop.call('DELETE', `/order/cancel/${order._id}`, { token: admin })
  const { status, body } = await ship(order._id, admin)
  expect([status, body]).toEqual([400, { error: 'Nothing is left to ship in this order.' }])
})

it('notes of staff are in the audit trail and not in the order', async () => {
  const admin = await t.getAdminToken()
  const order = await t.shopper.buy(t.buyer.token, [await addProduct(t.shop.db)])
  const add = (body: object, token = admin) => t.shop.call('POST', `/order/${order._id}/note`, { token, body })
  expect((await add({ text: ' Wrapped as a <b>gift</b>. ' })).body.message).toBe('Note has been added successfully!')
  const { entries } = (await t.shop.call('GET', `/audit/order/${order._id}`, { token: admin })).body
  expect(entries).toMatchObject([{ action: 'note', actorName: 'Mina Marlow', details: { text: 'Wrapped as a gift.' } }])
  expect(await t.read(order._id)).toEqual(order)
  expect((await add({ text: ' ' })).body.error).toBe('Note is required.')
  expect((await add({ text: 'a'.repeat(1001) })).status).toBe(400)
  expect((await add({ text: 'Hi' }, t.buyer.token)).status).toBe(403)
  expect((await t.shop.call('POST', `/order/${UNKNOWN_ID}/note`, { token: admin, body: { text: 'Hi' } })).status).toBe(
    404,
  )
})
