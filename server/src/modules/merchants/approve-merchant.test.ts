import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBrand } from '../../../test/fixtures/catalogue.ts'
import { APPLICATION, createSelling, type Selling } from '../../../test/fixtures/merchants.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { brands, mails, merchantInvitations } from '../../db/schema/index.ts'

const badRequest = (error: string) => ({ status: 400, body: { error } })
const alreadyDecided = (status: string) => badRequest(`The status has changed to ‘${status}’. Please review it again.`)

describe.each(setupDatabases())('the approval of merchants with the %s database', (_name, open) => {
  let shop: TestApp
  let seller: Selling
  beforeEach(async () => {
    shop = await testApp({ database: await open(), config: { appUrl: 'https://toys.example' } })
    seller = await createSelling(shop)
  })
  afterEach(() => shop.close())

  describe('PUT /merchant/approve/{id}', () => {
    it('invites an email without an account, and creates an inactive brand', async () => {
      const id = await seller.insertApplication({ business: `${'Wood. '.repeat(40)}`, email: 'mi+lo@example.com' })
      expect(await seller.approve(id)).toMatchObject({
        status: 200,
        body: {
          success: true,
          message: 'Merchant has been approved successfully! An invitation is on its way to mi+lo@example.com.',
          merchant: { _id: id, status: 'Approved', isActive: true, hasAccount: false },
        },
      })
      const [brand] = await shop.db.select().from(brands)
      expect(brand).toMatchObject({ name: 'Milo & Sons', slug: 'milo-sons', isActive: false, offByMerchant: false })
      expect(brand?.description).toHaveLength(200)
      expect(await seller.findMerchant(id)).toMatchObject({ brandId: brand?.id })
      const [mail] = await shop.db.select().from(mails)
      expect(mail).toMatchObject({ kind: 'merchant-invitation', to: 'mi+lo@example.com' })
      expect(mail?.text).toMatch(/https:\/\/toys\.example\/#\/merchant-signup\/[\w-]{43}\?email=mi%2Blo@example\.com\n/)
      expect(await shop.db.select().from(merchantInvitations)).toMatchObject([
        { expiresAt: new Date('2026-03-08T12:00:00.000Z'), usedAt: null },
      ])
    })

    it('gives the brand a unique slug', async () => {
      await addBrand(shop.db, { slug: 'milo-sons' })
      await seller.approve(await seller.insertApplication())
      const slugs = (await shop.db.select().from(brands)).map(({ slug }) => slug)
      expect(slugs.toSorted()).toEqual(['milo-sons', 'milo-sons-2'])
    })

    it('only invites the email of an existing account, which stays a member account', async () => {
      const stranger = await shop.signIn({ email: 'Milo@Example.com' })
      const id = await seller.insertApplication()
      expect((await seller.approve(id)).body).toMatchObject({
        message: 'Merchant has been approved successfully! An invitation is on its way to milo@example.com.',
        merchant: { hasAccount: false },
      })
      const { user } = (await shop.call('GET', '/user/me', { token: stranger.token })).body
      expect(user).toMatchObject({ role: 'ROLE MEMBER', merchant: null })
      expect(await seller.findMailKinds('milo@example.com')).toEqual(['merchant-invitation'])
    })

    it('sends a new invitation when it is repeated, revokes the older one, and creates no second brand', async () => {
      const id = await seller.insertApplication()
      await seller.approve(id)
      const first = await seller.findLatestInvitation()
      expect((await seller.approve(id)).status).toBe(200)
      const second = await seller.findLatestInvitation()
      expect(second.token).not.toBe(first.token)
      expect(await seller.signUp(first.token)).toMatchObject(
        badRequest('Your invitation has expired. Please ask us for a new one.'),
      )
      expect((await seller.signUp(second.token)).status).toBe(200)
      expect(await shop.db.$count(brands)).toBe(1)
    })

    it('changes and mails nothing, and says so, when it is repeated for a merchant with an account', async () => {
      const { id } = await seller.createActiveMerchant()
      expect((await seller.approve(id)).body.message).toBe(
        'This merchant has signed up already, so no invitation has been sent.',
      )
      expect(await shop.db.$count(mails)).toBe(0)
    })

    it.each([
      ['an admin', { role: 'ROLE ADMIN' }, 'That email address belongs to an admin, who cannot become a merchant.'],
      ['another merchant', { role: 'ROLE MERCHANT' }, 'That email address belongs to another merchant already.'],
    ] as const)('rejects the email of %s and changes nothing', async (_who, { role }, error) => {
      const other = role === 'ROLE MERCHANT' ? await seller.insertApplication({ email: 'other@example.com' }) : null
      await shop.signIn({ email: APPLICATION.email, role, merchantId: other })
      const id = await seller.insertApplication()
      expect(await seller.approve(id)).toMatchObject(badRequest(error))
      expect(await seller.findMerchant(id)).toMatchObject({
        status: 'Waiting Approval',
        isActive: false,
        brandId: null,
      })
      expect(await seller.findUser(APPLICATION.email)).toMatchObject({ role, merchantId: other })
      expect(await shop.db.$count(brands)).toBe(0)
      expect(await shop.db.$count(mails)).toBe(0)
    })

    it('rejects an application without an email', async () => {
      expect(await seller.approve(await seller.insertApplication({ email: null }))).toMatchObject(
        badRequest('This application has no email address. Please call the phone number instead.'),
      )
    })

    it('rejects a rejected application when another one with the email is open', async () => {
      const first = await seller.insertApplication({ status: 'Rejected' })
      await seller.insertApplication()
      expect(await seller.approve(first)).toMatchObject(
        badRequest('There is another open application with that email address.'),
      )
      expect(await shop.db.$count(mails)).toBe(0)
    })

    it('creates a new brand when the old one was deleted', async () => {
      const { id, brandId } = await seller.createActiveMerchant()
      await shop.db.delete(brands).where(eq(brands.id, brandId))
      await seller.approve(id)
      expect(await shop.db.select().from(brands)).toMatchObject([{ slug: 'milo-sons', isActive: false }])
    })
  })

  describe('a decision with an expected status', () => {
    it('applies a decision when the status matches, and rejects it when the status has changed', async () => {
      const id = await seller.insertApplication()
      expect(await seller.reject(id, 'Rejected')).toMatchObject(alreadyDecided('Waiting Approval'))
      expect((await seller.approve(id, 'Waiting Approval')).status).toBe(200)
      expect(await seller.reject(id, 'Waiting Approval')).toMatchObject(alreadyDecided('Approved'))
      expect(await seller.approve(id, 'Waiting Approval')).toMatchObject(alreadyDecided('Approved'))
      expect(await seller.findMerchant(id)).toMatchObject({ status: 'Approved', isActive: true })
    })

    it('rejects an unknown status', async () => {
      const id = await seller.insertApplication()
      const { status, body } = await shop.call('PUT', `/merchant/approve/${id}`, {
        token: seller.admin,
        body: { status: 'Sold' },
      })
      expect([status, body.error]).toEqual([400, '"status" is missing or invalid.'])
    })
  })
})
