import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBrand, addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { restock } from '../../../test/fixtures/restock.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { runCleanup } from '../../cleanup.ts'
import { mails, stockAlerts } from '../../db/schema/index.ts'

let shop: TestApp
let admin: string
let toy: Awaited<ReturnType<typeof addProduct>>
beforeEach(async () => {
  shop = await testApp({ config: { rateLimitScale: 1, appUrl: 'https://toys.example' } })
  admin = (await shop.signIn(AS_ADMIN)).token
  toy = await addProduct(shop.db, { name: 'Top', slug: 'top', stock: 0, priceCents: 500 })
})
afterEach(() => shop.close())

const ADDED = { status: 200, body: { message: 'We will send you one mail when this toy is back.' } }
const request = (email: unknown, product = toy.id) =>
  shop.call('POST', '/stock-alert/add', { body: { product, ...(email !== undefined && { email }) } })
const requestAs = (token: string, body: object = {}) =>
  shop.call('POST', '/stock-alert/add', { token, body: { product: toy.id, ...body } })
const listWaiting = async (token: string) => (await shop.call('GET', '/stock-alert', { token })).body.products
const listMails = () => shop.db.select().from(mails)
const restockToy = (quantity = 5, product = toy) => restock(shop, admin, product, quantity)

describe('POST /stock-alert/add', () => {
  it('stores the request of a guest, once for every spelling of an email', async () => {
    for (const email of ['ada@example.com', ' ADA@example.com ']) expect(await request(email)).toMatchObject(ADDED)
    expect(await shop.db.select().from(stockAlerts)).toMatchObject([
      { productId: toy.id, email: 'ada@example.com', userId: null, notifiedAt: null },
    ])
  })

  it('responds equally for the email of an account and for one without', async () => {
    const member = await shop.signIn()
    const responses = [await request(member.email), await request('nobody@example.com')]
    expect(responses.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(2).fill({ status: 200, body: { success: true, message: ADDED.body.message } }),
    )
  })

  it('uses the email of the account, also if the request has another one', async () => {
    const member = await shop.signIn()
    expect(await requestAs(member.token, { email: 'other@example.com' })).toMatchObject(ADDED)
    expect(await shop.db.select().from(stockAlerts)).toMatchObject([{ email: member.email, userId: member.id }])
  })

  it('gives the request of a guest to the account with its email', async () => {
    const member = await shop.signIn()
    await request(member.email.toUpperCase())
    expect(await listWaiting(member.token)).toEqual([])
    await requestAs(member.token)
    expect(await listWaiting(member.token)).toEqual([toy.id])
    expect(await shop.db.$count(stockAlerts)).toBe(1)
  })

  it.each([
    [undefined, 'Email is required.'],
    ['', 'Email is required.'],
    ['ada', 'Email format is invalid.'],
  ])('refuses the email %j', async (email, error) => {
    expect(await request(email)).toMatchObject({ status: 400, body: { error, issues: [{ path: 'email' }] } })
  })

  it('refuses a product in stock', async () => {
    const full = await addProduct(shop.db, { stock: 1 })
    expect(await request('ada@example.com', full.id)).toMatchObject({
      status: 400,
      body: { error: 'This toy is back in stock.' },
    })
  })

  it('returns 404 for products that are unknown or not on sale', async () => {
    const off = await addProduct(shop.db, { stock: 0, isActive: false })
    const statuses = [off.id, UNKNOWN_ID, 'x'].map(async (id) => (await request('ada@example.com', id)).status)
    expect(await Promise.all(statuses)).toEqual([404, 404, 404])
  })

  it('stores at most twenty products for the email of a guest', async () => {
    for (let n = 0; n < 21; n += 1) {
      const other = await addProduct(shop.db, { stock: 0 })
      expect(await request('ada@example.com', other.id)).toMatchObject(ADDED)
    }
    expect(await shop.db.$count(stockAlerts)).toBe(20)
  })

  it('stops a network after a hundred requests', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 101; n += 1) statuses.push((await request('')).status)
    expect(statuses).toEqual([...Array(100).fill(400), 429])
  })
})

describe('the requests of a user', () => {
  it('lists and deletes only requests of the user', async () => {
    const [member, other] = [await shop.signIn(), await shop.signIn()]
    await requestAs(member.token)
    expect([await listWaiting(member.token), await listWaiting(other.token)]).toEqual([[toy.id], []])
    const remove = (token: string) => shop.call('DELETE', `/stock-alert/delete/${toy.id}`, { token })
    expect((await remove(other.token)).status).toBe(200)
    expect(await listWaiting(member.token)).toEqual([toy.id])
    expect((await remove(member.token)).status).toBe(200)
    expect(await listWaiting(member.token)).toEqual([])
    await restockToy()
    expect(await listMails()).toEqual([])
  })

  it('requires a session', async () => {
    const calls = [shop.call('GET', '/stock-alert'), shop.call('DELETE', `/stock-alert/delete/${toy.id}`)]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401])
  })
})

describe('a restock', () => {
  it('mails everyone who waits, once', async () => {
    const member = await shop.signIn({ firstName: 'Zoë' })
    await requestAs(member.token)
    await request('guest@example.com')
    expect((await restockToy(5)).status).toBe(200)
    const sent = await listMails()
    expect(sent.map(({ to, kind }) => [to, kind])).toEqual([
      [member.email, 'back-in-stock'],
      ['guest@example.com', 'back-in-stock'],
    ])
    expect(sent[0]?.text).toContain('Hi Zoë,')
    expect(sent[0]?.text).toContain('View the toy: https://toys.example/product/top')
    expect(await listWaiting(member.token)).toEqual([])
    await restockToy(0)
    await restockToy(7)
    expect(await listMails()).toHaveLength(2)
  })

  it('mails again for a new request', async () => {
    await request('guest@example.com')
    await restockToy(5)
    await restockToy(0)
    await request('guest@example.com')
    await restockToy(5)
    expect(await listMails()).toHaveLength(2)
  })

  it('sends no mail while the product stays out of stock or is not on sale, and sends one when it is activated', async () => {
    await request('guest@example.com')
    await restockToy(0)
    const setActive = (isActive: boolean) =>
      shop.call('PUT', `/product/${toy.id}/active`, { token: admin, body: { product: { isActive } } })
    await setActive(false)
    await restockToy(5)
    expect(await listMails()).toEqual([])
    await setActive(true)
    expect(await listMails()).toHaveLength(1)
  })

  it('mails when a cancelled order returns its stock', async () => {
    const last = await addProduct(shop.db, { stock: 1, priceCents: 500 })
    const buyer = await shop.signIn()
    const order = await createShopper(shop).buy(buyer.token, [{ id: last.id, priceCents: 500 }])
    await request('guest@example.com', last.id)
    const isAlert = ({ kind }: { kind: string }) => kind === 'back-in-stock'
    expect((await listMails()).filter(isAlert)).toEqual([])
    await shop.call('DELETE', `/order/cancel/${order._id}`, { token: buyer.token })
    expect((await listMails()).filter(isAlert)).toMatchObject([{ to: 'guest@example.com' }])
  })

  it('mails with the cleanup after a brand is activated again', async () => {
    const brand = await addBrand(shop.db)
    const other = await addProduct(shop.db, { stock: 0, brandId: brand.id })
    await request('guest@example.com', other.id)
    const setActive = (isActive: boolean) =>
      shop.call('PUT', `/brand/${brand.id}/active`, { token: admin, body: { brand: { isActive } } })
    await setActive(false)
    await restockToy(3, other)
    await setActive(true)
    await runCleanup(shop.deps)
    await runCleanup(shop.deps)
    expect(await listMails()).toMatchObject([{ to: 'guest@example.com' }])
  })
})

describe('/stock-alert/stop/{token}', () => {
  const LINK = /https:\/\/toys\.example(\/api\/stock-alert\/stop\/[\w-]{43})\n/
  const open = async (method: 'GET' | 'POST' | 'HEAD') => {
    const [mail] = await listMails()
    const url = LINK.exec(mail?.text ?? '')?.[1] ?? ''
    const form = {
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    return shop.app.inject({ method, url, ...(method === 'POST' && form) })
  }

  it.each(['GET', 'POST'] as const)('deletes all requests of the email with %s, and no others', async (method) => {
    const other = await addProduct(shop.db, { stock: 0 })
    await request('ada@example.com')
    await request('ADA@example.com', other.id)
    await request('grace@example.com', other.id)
    await restockToy()
    const [mail] = await listMails()
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/toys\.example\/api\/stock-alert\/stop\//)
    const page = await open(method)
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<h1>These mails have stopped</h1>')])
    expect(await shop.db.select().from(stockAlerts)).toMatchObject([{ email: 'grace@example.com' }])
    expect((await open(method)).statusCode).toBe(404)
  })

  it('does nothing for the HEAD requests of mail scanners', async () => {
    await request('ada@example.com')
    await restockToy()
    await open('HEAD')
    expect(await shop.db.$count(stockAlerts)).toBe(1)
  })
})
