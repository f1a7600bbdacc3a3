import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createReviewer } from '../../../test/fixtures/reviews.ts'
import { buildForm, createPicture, signInMerchant } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { merchants } from '../../db/schema/index.ts'

describe.each(setupDatabases())('changes by staff on the %s database', (_name, open) => {
  let shop: TestApp
  let admin: { id: string; token: string }
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
    admin = await shop.signIn({ ...AS_ADMIN, firstName: 'Root', lastName: 'Admin' })
  })
  afterEach(() => shop.close())

  /** Returns the actions and details of an object, oldest first. */
  async function read(entity: string, id: string): Promise<unknown[]> {
    const { body } = await shop.call('GET', `/audit/${entity}/${id}`, { token: admin.token })
    return body.entries.map(({ action, details }: { action: string; details: object }) => [action, details]).reverse()
  }
  const put = (path: string, body: object = {}, token = admin.token) => shop.call('PUT', path, { token, body })
  /** Entries of the same moment have no order. */
  const wait = () => shop.clock.advance(1000)

  it('of a product are recorded with the names of the fields, and not if nothing changes', async () => {
    const merchant = await signInMerchant(shop)
    const product = { sku: 'TOP-1', name: 'Top', description: 'Spins.', quantity: 5, price: 10, taxable: 0 }
    const form = await buildForm({ ...product, image: await createPicture() })
    const added = await shop.call('POST', '/product/add', { token: merchant.token, ...form })
    const { _id, slug } = added.body.product
    wait()
    const edit = { ...product, slug, price: 12, quantity: 7 }
    for (let times = 0; times < 2; times++) await put(`/product/${_id}`, { product: edit }, merchant.token)
    wait()
    for (let times = 0; times < 2; times++) {
      await put(`/product/${_id}/active`, { product: { isActive: false } }, merchant.token)
    }
    wait()
    await shop.call('DELETE', `/product/delete/${_id}`, { token: admin.token })
    expect(await read('product', _id)).toEqual([
      ['added', { name: 'Top' }],
      ['updated', { name: 'Top', fields: ['stock', 'price'] }],
      ['updated', { name: 'Top', fields: ['active'] }],
      ['deleted', { name: 'Top' }],
    ])
  })

  it('of its pictures are recorded', async () => {
    const product = await addProduct(shop.db, { name: 'Top' })
    const form = await buildForm({ image: await createPicture('#123456') })
    await shop.call('PUT', `/product/${product.id}/image`, { token: admin.token, ...form })
    wait()
    const more = await buildForm({ image: await createPicture('#654321') })
    const { body } = await shop.call('POST', `/product/${product.id}/picture`, { token: admin.token, ...more })
    wait()
    await put(`/product/${product.id}/pictures`, { images: [body.product.images[1]] })
    const updated = (field: string) => ['updated', { name: 'Top', fields: [field] }]
    expect(await read('product', product.id)).toEqual([updated('picture'), updated('pictures'), updated('pictures')])
  })

  it('of an application are recorded with the old and the new status, and the role of the account', async () => {
    const values = { name: 'Mo', email: 'mo@example.com', phoneNumber: '1', brandName: 'Mo’s', business: 'Toys.' }
    const [row] = await shop.db
      .insert(merchants)
      .values({ ...values, createdAt: shop.clock.now() })
      .returning()
    const id = row?.id ?? ''
    for (const [path, body] of [
      [`/merchant/approve/${id}`, {}],
      [`/merchant/${id}/active`, { merchant: { isActive: false } }],
      [`/merchant/${id}/active`, { merchant: { isActive: false } }],
      [`/merchant/reject/${id}`, {}],
      [`/merchant/reject/${id}`, {}],
    ] as const) {
      await put(path, body)
      wait()
    }
    await shop.call('DELETE', `/merchant/delete/${id}`, { token: admin.token })
    expect(await read('merchant', id)).toEqual([
      ['status', { from: 'Waiting Approval', to: 'Approved' }],
      ['status', { from: 'Enabled', to: 'Disabled' }],
      ['status', { from: 'Approved', to: 'Rejected' }],
      ['deleted', { from: 'Rejected', name: 'Mo’s' }],
    ])
  })

  it('include exports, as entries of the account with the name of the file and without its filters', async () => {
    const merchant = await signInMerchant(shop)
    const { body } = await shop.call('GET', '/user/me', { token: merchant.token })
    const download = async (path: string, token: string) =>
      (await shop.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })).statusCode
    for (const path of [
      '/user/export?search=Mina',
      '/order/export?search=Mina',
      '/newsletter/export',
      '/product/export',
    ]) {
      expect(await download(path, admin.token)).toBe(200)
      wait()
    }
    await download('/product/export', merchant.token)
    // A refused export is no export.
    expect(await download('/user/export', merchant.token)).toBe(403)
    const entry = (name: string) => ['exported', { name: `${name}.csv` }]
    expect(await read('user', admin.id)).toEqual(['users', 'orders', 'subscribers', 'products'].map(entry))
    expect(await read('user', body.user._id)).toEqual([entry('products')])
  })

  it('of the role of an account are recorded', async () => {
    const { merchantId, token } = await signInMerchant(shop)
    const { body } = await shop.call('GET', '/user/me', { token })
    await shop.call('DELETE', `/merchant/delete/${merchantId}`, { token: admin.token })
    expect(await read('user', body.user._id)).toEqual([['status', { from: 'Merchant', to: 'Member' }]])
  })

  it('of a review are recorded with the old and the new status', async () => {
    const reviewer = await createReviewer(shop)
    const id = await reviewer.write((await addProduct(shop.db)).id)
    await reviewer.approve(id)
    await reviewer.approve(id)
    wait()
    await reviewer.remove(id)
    expect(await read('review', id)).toEqual([
      ['status', { from: 'Waiting Approval', to: 'Approved' }],
      ['deleted', { from: 'Approved' }],
    ])
  })
})
