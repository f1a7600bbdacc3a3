import { TOAST_TEXT } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBrand, addProduct } from '../../../test/fixtures/catalogue.ts'
import { APPLICATION, createSelling, type Selling } from '../../../test/fixtures/merchants.ts'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { brands, mails, products } from '../../db/schema/index.ts'

let shop: TestApp
let seller: Selling
beforeEach(async () => {
  shop = await testApp({ config: { appUrl: 'https://toys.example' } })
  seller = await createSelling(shop)
})
afterEach(() => shop.close())

const badRequest = (error: string) => ({ status: 400, body: { error } })

describe('PUT /merchant/reject/{id}', () => {
  it('revokes the invitation', async () => {
    const id = await seller.insertApplication()
    await seller.approve(id)
    expect((await seller.reject(id)).body).toMatchObject({
      message: 'Merchant has been rejected successfully!',
      merchant: { status: 'Rejected', isActive: false },
    })
    expect((await seller.signUp((await seller.findLatestInvitation()).token)).status).toBe(400)
  })

  it('deactivates the brand and its products, and approving again restores them', async () => {
    const { id, brandId } = await seller.createActiveMerchant()
    await seller.reject(id)
    expect([(await seller.findBrand(brandId))?.isActive, await seller.findActiveProductNames(brandId)]).toEqual([
      false,
      [],
    ])
    await seller.approve(id)
    expect([(await seller.findBrand(brandId))?.isActive, await seller.findActiveProductNames(brandId)]).toEqual([
      true,
      ['Ark', 'Boat'],
    ])
    expect(await seller.findMailKinds(APPLICATION.email)).toEqual(['merchant-disabled', 'merchant-enabled'])
  })
})

describe('PUT /merchant/{id}/active', () => {
  it('deactivates the brand, blocks staff calls and sends a mail, and enabling restores everything', async () => {
    const { id, brandId, account } = await seller.createActiveMerchant()
    const staffCall = async () => (await shop.call('GET', '/brand', { token: account.token })).status
    expect(await staffCall()).toBe(200)
    expect((await seller.list()).map(({ activeToys }) => activeToys)).toEqual([2])

    expect((await seller.setActive(id, false)).body).toMatchObject({
      message: 'Merchant has been disabled successfully!',
      merchant: { isActive: false, status: 'Approved', activeToys: 0 },
    })
    expect([(await seller.findBrand(brandId))?.isActive, await seller.findActiveProductNames(brandId)]).toEqual([
      false,
      [],
    ])
    expect(await staffCall()).toBe(403)
    const { user } = (await shop.call('GET', '/user/me', { token: account.token })).body
    expect(user).toMatchObject({ role: 'ROLE MERCHANT', merchant: { isActive: false } })

    expect((await seller.setActive(id, true)).body.message).toBe('Merchant has been enabled successfully!')
    expect([(await seller.findBrand(brandId))?.isActive, await seller.findActiveProductNames(brandId)]).toEqual([
      true,
      ['Ark', 'Boat'],
    ])
    expect(await staffCall()).toBe(200)
    expect(await seller.findMailKinds(APPLICATION.email)).toEqual(['merchant-disabled', 'merchant-enabled'])
  })

  it('counts the toys of this brand only, in lists, searches and responses', async () => {
    await addProduct(shop.db, { brandId: (await addBrand(shop.db)).id })
    const { id } = await seller.createActiveMerchant()
    await seller.setActive(id, false)
    expect((await seller.setActive(id, true)).body.merchant.activeToys).toBe(2)
    const search = `/merchant/search?search=${encodeURIComponent(APPLICATION.name)}`
    const found = (await shop.call('GET', search, { token: seller.admin })).body.merchants
    for (const [merchant] of [found, await seller.list()]) expect(merchant).toMatchObject({ _id: id, activeToys: 2 })
  })

  it('keeps a brand inactive that was inactive before', async () => {
    const { id, brandId } = await seller.createActiveMerchant()
    await shop.db.update(brands).set({ isActive: false }).where(eq(brands.id, brandId))
    await seller.setActive(id, false)
    await seller.setActive(id, true)
    expect(await seller.findBrand(brandId)).toMatchObject({ isActive: false })
  })

  it('changes and mails nothing when it is repeated', async () => {
    const { id, brandId } = await seller.createActiveMerchant()
    await seller.setActive(id, false)
    expect((await seller.setActive(id, false)).status).toBe(200)
    await seller.setActive(id, true)
    await seller.setActive(id, true)
    expect(await seller.findActiveProductNames(brandId)).toEqual(['Ark', 'Boat'])
    expect(await shop.db.$count(mails)).toBe(2)
  })

  it.each(['Waiting Approval', 'Rejected'] as const)('rejects a merchant whose status is %s', async (status) => {
    const id = await seller.insertApplication({ status })
    expect(await seller.setActive(id, true)).toMatchObject(
      badRequest('Only an approved merchant can be enabled or disabled.'),
    )
    expect(await seller.findMerchant(id)).toMatchObject({ isActive: false })
  })

  it('rejects a value that is not a boolean', async () => {
    const { status, body } = await shop.call('PUT', `/merchant/${await seller.insertApplication()}/active`, {
      ...{ token: seller.admin, body: { merchant: { isActive: 'yes' } } },
    })
    expect([status, body.error]).toEqual([400, '"merchant.isActive" is missing or invalid.'])
  })
})

describe('DELETE /merchant/delete/{id}', () => {
  it('deactivates the brand, makes the account a member’s, and keeps the products', async () => {
    const { id, brandId, account } = await seller.createActiveMerchant()
    expect(await seller.remove(id)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Merchant has been deleted successfully!' },
    })
    expect(await seller.findMerchant(id)).toBe(undefined)
    expect(await seller.findBrand(brandId)).toMatchObject({ isActive: false, offByMerchant: false })
    expect(await shop.db.$count(products)).toBe(3)
    expect(await seller.findActiveProductNames(brandId)).toEqual([])
    const { user } = (await shop.call('GET', '/user/me', { token: account.token })).body
    expect(user).toMatchObject({ role: 'ROLE MEMBER', merchant: null })
    expect((await seller.remove(id)).status).toBe(404)
  })

  it('revokes invitations, and keeps the role of an admin', async () => {
    const id = await seller.insertApplication()
    await seller.approve(id)
    const { token } = await seller.findLatestInvitation()
    const admin = await shop.signIn({ role: 'ROLE ADMIN', merchantId: id })
    await seller.remove(id)
    expect((await seller.signUp(token)).status).toBe(400)
    expect(await seller.findUser(admin.email)).toMatchObject({ role: 'ROLE ADMIN', merchantId: null })
  })
})

describe('admin calls', () => {
  const calls = [
    ['GET', '/merchant'],
    ['GET', '/merchant/search?search=x'],
    ['PUT', `/merchant/approve/${UNKNOWN_ID}`],
    ['PUT', `/merchant/reject/${UNKNOWN_ID}`],
    ['PUT', `/merchant/${UNKNOWN_ID}/active`],
    ['DELETE', `/merchant/delete/${UNKNOWN_ID}`],
  ] as const

  it.each(calls)('%s %s returns 401 for guests and 403 for merchants and members', async (method, path) => {
    expect(await shop.call(method, path)).toMatchObject({ status: 401, body: { error: TOAST_TEXT.unauthorized } })
    const { account } = await seller.createActiveMerchant()
    for (const { token } of [account, await shop.signIn()]) {
      expect(await shop.call(method, path, { token })).toMatchObject({
        status: 403,
        body: { error: TOAST_TEXT.forbidden },
      })
    }
  })

  it.each(['nothing', UNKNOWN_ID])('return 404 for %s', async (id) => {
    const responses = [
      await seller.approve(id),
      await seller.reject(id),
      await seller.setActive(id, true),
      await seller.remove(id),
    ]
    for (const response of responses)
      expect(response).toMatchObject({ status: 404, body: { message: 'No merchant found.' } })
  })
})
