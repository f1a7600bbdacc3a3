import type { Merchant } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSelling } from '../../../test/fixtures/merchants.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

describe.each(setupDatabases())('merchants by status on the %s database', (_name, openDatabase) => {
  let shop: TestApp
  let admin: string
  beforeEach(async () => {
    shop = await testApp({ database: await openDatabase() })
    const selling = await createSelling(shop)
    admin = selling.admin
    const insert = (name: string, values: object) =>
      selling.insertApplication({ name, email: `${name}@example.com`, ...values })
    await insert('waiting', {})
    shop.clock.advance(1000)
    await insert('waiting-too', {})
    await insert('invited', { status: 'Approved', isActive: true })
    const { id } = await selling.createActiveMerchant('closed@example.com')
    await selling.setActive(id, false)
    await selling.createActiveMerchant('active@example.com')
    await insert('rejected', { status: 'Rejected' })
  })
  afterEach(() => shop.close())

  const get = async (path: string) => (await shop.call('GET', path, { token: admin })).body

  it.each([
    ['waiting', ['waiting-too', 'waiting']],
    ['invited', ['invited']],
    ['active', ['active']],
    ['disabled', ['closed']],
    ['rejected', ['rejected']],
  ])('lists the %s merchants, newest first, and counts every status', async (status, names) => {
    const body = await get(`/merchant?status=${status}`)
    expect(body.merchants.map(({ email }: Merchant) => email)).toEqual(names.map((name) => `${name}@example.com`))
    expect(body).toMatchObject({
      count: names.length,
      counts: { waiting: 2, invited: 1, active: 1, disabled: 1, rejected: 1 },
    })
  })

  it('lists all merchants for an unknown status', async () => {
    expect(await get('/merchant?status=junk')).toMatchObject({ count: 6 })
  })

  it('restricts a search to a status', async () => {
    const { merchants } = await get('/merchant/search?search=example&status=invited')
    expect(merchants.map(({ name }: Merchant) => name)).toEqual(['invited'])
  })

  it.each([
    ['is a member now', sql`update users set merchant_id = null, role = 'ROLE MEMBER' where merchant_id is not null`],
    ['is deleted', sql`delete from users where merchant_id is not null`],
  ])('lists a merchant as invited whose account %s', async (_what, statement) => {
    await shop.db.execute(statement)
    expect(await get('/merchant?status=active')).toMatchObject({ count: 0, counts: { invited: 2, active: 0 } })
    const { merchants } = await get('/merchant?status=invited')
    expect(merchants.map(({ hasAccount }: Merchant) => hasAccount)).toEqual([false, false])
  })
})
