import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { signInAllRoles } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { users } from '../../db/schema/index.ts'
import { recordAudit } from './record-audit.ts'

describe.each(setupDatabases())('the audit trail on the %s database', (_name, open) => {
  let shop: TestApp
  let admin: { id: string; token: string }
  let buyer: { id: string; token: string }
  let shopper: ReturnType<typeof createShopper>
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
    admin = await shop.signIn({ ...AS_ADMIN, firstName: 'Root', lastName: 'Admin' })
    buyer = await shop.signIn({ firstName: 'Ada', lastName: 'Lovelace' })
    shopper = createShopper(shop)
  })
  afterEach(() => shop.close())

  const read = async (id: string, entity = 'order') =>
    (await shop.call('GET', `/audit/${entity}/${id}`, { token: admin.token })).body

  it('has who changed the status of which line of an order, newest first', async () => {
    const order = await shopper.buy(buyer.token, [
      await addProduct(shop.db, { name: 'Top' }),
      await addProduct(shop.db, { name: 'Kite' }),
    ])
    expect(await read(order._id)).toEqual({ entries: [], totalPages: 0, currentPage: 1, count: 0 })
    await shopper.setStatus(admin.token, order, order.products[0]._id, 'Shipped')
    // Setting it again changes nothing, and is not recorded.
    await shopper.setStatus(admin.token, order, order.products[0]._id, 'Shipped')
    shop.clock.advance(1000)
    await shop.call('DELETE', `/order/cancel/${order._id}`, { token: buyer.token })
    await shop.call('DELETE', `/order/cancel/${order._id}`, { token: buyer.token })
    const line = (name: string, from: string, to: string) => ({ name, quantity: 1, from, to })
    expect(await read(order._id)).toMatchObject({
      count: 2,
      entries: [
        {
          action: 'status',
          actorName: 'Ada Lovelace',
          actorRole: 'ROLE MEMBER',
          created: shop.clock.now().toISOString(),
          details: { lines: [line('Top', 'Shipped', 'Cancelled'), line('Kite', 'Not processed', 'Cancelled')] },
        },
        {
          action: 'status',
          actorName: 'Root Admin',
          actorRole: 'ROLE ADMIN',
          details: { lines: [line('Top', 'Not processed', 'Shipped')] },
        },
      ],
    })
  })

  it('has that a customer changed the address of an order, and not the address', async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    const address = await shopper.addHome(buyer.id, false)
    await shop.call('PUT', `/order/${order._id}/address`, { token: buyer.token, body: { address } })
    const { entries } = await read(order._id)
    expect(entries).toMatchObject([{ action: 'address', actorName: 'Ada Lovelace', details: {} }])
  })

  it('has an entry for each change: a change whose entry cannot be saved is rolled back', async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    await shop.db.execute(sql`alter table audit_entries add constraint refuses_all check (false)`)
    const { status } = await shopper.setStatus(admin.token, order, order.products[0]._id, 'Shipped')
    // Tests of a file may share a database.
    await shop.db.execute(sql`alter table audit_entries drop constraint refuses_all`)
    expect([status, (await shopper.read(buyer.token, order._id)).status]).toEqual([500, 'Not processed'])
  })

  it('has pages, and separate entries for each kind of object', async () => {
    const actor = { id: admin.id, role: 'ROLE ADMIN', firstName: '', lastName: '' } as const
    for (const entity of ['order', 'order', 'order', 'product'] as const) {
      await recordAudit(shop.db, { actor, entity, entityId: UNKNOWN_ID, action: 'updated', now: shop.clock.now() })
    }
    const { body } = await shop.call('GET', `/audit/order/${UNKNOWN_ID}?limit=2&page=2`, { token: admin.token })
    expect(body).toMatchObject({ count: 3, totalPages: 2, currentPage: 2, entries: [{ actorName: null }] })
    expect((await read(UNKNOWN_ID, 'product')).count).toBe(1)
  })

  it('loses the name of a deleted account, and the entries about it', async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    await shop.call('DELETE', `/order/cancel/${order._id}`, { token: buyer.token })
    await recordAudit(shop.db, {
      actor: { id: admin.id, role: 'ROLE ADMIN', firstName: 'Root', lastName: 'Admin' },
      ...{ entity: 'user', entityId: buyer.id, action: 'updated', now: shop.clock.now() },
    })
    await shop.db.delete(users).where(eq(users.id, buyer.id))
    expect((await read(order._id)).entries).toMatchObject([{ actorName: null, actorRole: 'ROLE MEMBER' }])
    expect((await read(buyer.id, 'user')).count).toBe(0)
  })

  it('is only for admins', async () => {
    const { member, merchant, disabled } = await signInAllRoles(shop)
    const path = `/audit/order/${UNKNOWN_ID}`
    for (const { token } of [member, merchant, disabled]) {
      expect((await shop.call('GET', path, { token })).status).toBe(403)
    }
    expect((await shop.call('GET', path)).status).toBe(401)
    for (const unknown of [`/audit/mail/${UNKNOWN_ID}`, '/audit/order/malformed', '/audit/order/%00']) {
      expect((await shop.call('GET', unknown, { token: admin.token })).status).toBe(404)
    }
  })
})
