import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { APPLICATION, createSelling, type Selling } from '../../../test/fixtures/merchants.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { brands, mails, merchantInvitations, merchants, users } from '../../db/schema/index.ts'

const times = <Value>(n: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: n }, (_, nth) => make(nth))
const sortStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).toSorted()

describe.each(setupDatabases())('concurrent merchant calls on the %s database', (_name, openDatabase) => {
  let shop: TestApp
  let seller: Selling
  beforeEach(async () => {
    shop = await testApp({ database: await openDatabase() })
    seller = await createSelling(shop)
  })
  afterEach(() => shop.close())

  it('stores one of eight applications with the same email', async () => {
    const responses = await Promise.all(times(8, () => shop.call('POST', '/merchant/add', { body: APPLICATION })))
    expect(sortStatuses(responses)).toEqual([200, ...times(7, () => 400)])
    expect(await shop.db.$count(merchants)).toBe(1)
    expect(await shop.db.$count(mails)).toBe(1)
  })

  it('create one brand and one usable invitation for eight approvals', async () => {
    const id = await seller.insertApplication()
    expect(sortStatuses(await Promise.all(times(8, () => seller.approve(id))))).toEqual(times(8, () => 200))
    expect(await shop.db.$count(brands)).toBe(1)
    const sent = await shop.db.select().from(merchantInvitations)
    expect(sent.filter((invitation) => invitation.usedAt === null)).toHaveLength(1)
  })

  it('apply one of eight approvals that expect a waiting application', async () => {
    const id = await seller.insertApplication()
    const responses = await Promise.all(times(8, () => seller.approve(id, 'Waiting Approval')))
    expect(sortStatuses(responses)).toEqual([200, ...times(7, () => 400)])
    expect(await shop.db.$count(mails)).toBe(1)
  })

  it('apply one of two approvals and two rejections that expect a waiting application', async () => {
    for (const nth of times(6, (n) => n)) {
      const email = `m${nth}@example.com`
      const id = await seller.insertApplication({ email })
      const calls = [seller.approve, seller.reject, seller.approve, seller.reject]
      const shuffled = nth % 2 === 0 ? calls : calls.toReversed()
      expect(sortStatuses(await Promise.all(shuffled.map((call) => call(id, 'Waiting Approval'))))).toEqual([
        200, 400, 400, 400,
      ])
      const approved = (await seller.findMerchant(id))?.status === 'Approved'
      expect(await seller.findMerchant(id)).toMatchObject({ isActive: approved })
      expect(await seller.findMailKinds(email)).toEqual(approved ? ['merchant-invitation'] : [])
    }
  })

  it('keep the brand and its products consistent with a merchant that is disabled, enabled, approved and rejected', async () => {
    const { id, brandId } = await seller.createActiveMerchant()
    const calls = times(6, () => [
      seller.setActive(id, false),
      seller.setActive(id, true),
      seller.approve(id),
      seller.reject(id),
    ])
    for (const { status } of await Promise.all(calls.flat())) expect([200, 400]).toContain(status)
    const isActive = (await seller.findMerchant(id))?.isActive
    expect((await seller.findBrand(brandId))?.isActive).toBe(isActive)
    expect(await seller.findActiveProductNames(brandId)).toEqual(isActive ? ['Ark', 'Boat'] : [])
    await seller.approve(id)
    expect(await seller.findActiveProductNames(brandId)).toEqual(['Ark', 'Boat'])
  })

  it('disable a merchant while the brand is deleted', async () => {
    for (const nth of times(6, (n) => n)) {
      const { id, brandId } = await seller.createActiveMerchant(`m${nth}@example.com`)
      const deleting = shop.db.delete(brands).where(eq(brands.id, brandId))
      const [{ status }] = await Promise.all([seller.setActive(id, false), deleting])
      expect(status).toBe(200)
      expect(await seller.findMerchant(id)).toMatchObject({ isActive: false, brandId: null })
    }
  })

  it('create one account for eight sign-ups with one invitation', async () => {
    await seller.approve(await seller.insertApplication())
    const { token } = await seller.findLatestInvitation()
    const responses = await Promise.all(times(8, () => seller.signUp(token)))
    expect(sortStatuses(responses)).toEqual([200, ...times(7, () => 400)])
    expect(await shop.db.select().from(users).where(eq(users.role, 'ROLE MERCHANT'))).toHaveLength(1)
  })

  it('leaves no merchant account without its merchant when a merchant signs up, is approved and is deleted', async () => {
    for (const nth of times(6, (n) => n)) {
      const email = `m${nth}@example.com`
      const id = await seller.insertApplication({ email })
      await seller.approve(id)
      const { token } = await seller.findLatestInvitation()
      const responses = await Promise.all([seller.signUp(token, { email }), seller.approve(id), seller.remove(id)])
      for (const { status } of responses) expect([200, 400, 404]).toContain(status)
      expect(await seller.findMerchant(id)).toBe(undefined)
      expect((await seller.findUser(email))?.role).not.toBe('ROLE MERCHANT')
    }
  })
})
