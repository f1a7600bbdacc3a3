import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { APPLICATION, createSelling, type Selling } from '../../../test/fixtures/merchants.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../../test/postgres/postgres-cluster.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { brands, mails, merchantInvitations, merchants, users } from '../../db/schema/index.ts'

const { openFreshPostgres } = setupPostgres()
const times = <Value>(n: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: n }, (_, nth) => make(nth))
const statusesOf = (answers: readonly { status: number }[]) => answers.map((answer) => answer.status).toSorted()

describe.each([
  ['embedded', freshDatabase],
  ['PostgreSQL', openFreshPostgres],
])('at the same moment, on the %s database,', (_name, openDatabase) => {
  let shop: TestApp
  let seller: Selling
  beforeEach(async () => {
    shop = await testApp({ database: await openDatabase() })
    seller = await createSelling(shop)
  })
  afterEach(() => shop.close())

  it('eight apply with one email: one application', async () => {
    const answers = await Promise.all(times(8, () => shop.call('POST', '/merchant/add', { body: APPLICATION })))
    expect(statusesOf(answers)).toEqual([200, ...times(7, () => 400)])
    expect(await shop.db.$count(merchants)).toBe(1)
    expect(await shop.db.$count(mails)).toBe(1)
  })

  it('eight approve: one brand, and one invitation that works', async () => {
    const id = await seller.applied()
    expect(statusesOf(await Promise.all(times(8, () => seller.approve(id))))).toEqual(times(8, () => 200))
    expect(await shop.db.$count(brands)).toBe(1)
    const sent = await shop.db.select().from(merchantInvitations)
    expect(sent.filter((invitation) => invitation.usedAt === null)).toHaveLength(1)
  })

  it('eight approve what they saw waiting: seven are told', async () => {
    const id = await seller.applied()
    const answers = await Promise.all(times(8, () => seller.approve(id, 'Waiting Approval')))
    expect(statusesOf(answers)).toEqual([200, ...times(7, () => 400)])
    expect(await shop.db.$count(mails)).toBe(1)
  })

  it('two approve and two reject what they saw waiting: one of them decides', async () => {
    for (const nth of times(6, (n) => n)) {
      const email = `m${nth}@example.com`
      const id = await seller.applied({ email })
      const calls = [seller.approve, seller.reject, seller.approve, seller.reject]
      const inTurn = nth % 2 === 0 ? calls : calls.toReversed()
      expect(statusesOf(await Promise.all(inTurn.map((call) => call(id, 'Waiting Approval'))))).toEqual([
        200, 400, 400, 400,
      ])
      const approved = (await seller.findMerchant(id))?.status === 'Approved'
      expect(await seller.findMerchant(id)).toMatchObject({ isActive: approved })
      expect(await seller.findMailKinds(email)).toEqual(approved ? ['merchant-invitation'] : [])
    }
  })

  it('one is disabled, enabled, approved and rejected by many: brand and toys are as the merchant is', async () => {
    const { id, brandId } = await seller.open()
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

  it('one is disabled while the brand is deleted: both happen', async () => {
    for (const nth of times(6, (n) => n)) {
      const { id, brandId } = await seller.open(`m${nth}@example.com`)
      const deleting = shop.db.delete(brands).where(eq(brands.id, brandId))
      const [{ status }] = await Promise.all([seller.setActive(id, false), deleting])
      expect(status).toBe(200)
      expect(await seller.findMerchant(id)).toMatchObject({ isActive: false, brandId: null })
    }
  })

  it('eight sign up by one invitation: one account', async () => {
    await seller.approve(await seller.applied())
    const { token } = await seller.findLatestInvitation()
    const answers = await Promise.all(times(8, () => seller.signUp(token)))
    expect(statusesOf(answers)).toEqual([200, ...times(7, () => 400)])
    expect(await shop.db.select().from(users).where(eq(users.role, 'ROLE MERCHANT'))).toHaveLength(1)
  })

  it('one signs up, is approved again and deleted: no merchant’s account is left without its merchant', async () => {
    for (const nth of times(6, (n) => n)) {
      const email = `m${nth}@example.com`
      const id = await seller.applied({ email })
      await seller.approve(id)
      const { token } = await seller.findLatestInvitation()
      const answers = await Promise.all([seller.signUp(token, { email }), seller.approve(id), seller.remove(id)])
      for (const { status } of answers) expect([200, 400, 404]).toContain(status)
      expect(await seller.findMerchant(id)).toBe(undefined)
      expect((await seller.findUser(email))?.role).not.toBe('ROLE MERCHANT')
    }
  })
})
