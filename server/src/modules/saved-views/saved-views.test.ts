import { SAVED_VIEWS, VIEW_LISTS } from '@whirligig/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signInMerchant } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'

describe.each(setupDatabases())('saved views on the %s database', (_name, open) => {
  let shop: TestApp
  let token: string
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
    token = (await shop.signIn(AS_ADMIN)).token
  })
  afterEach(() => shop.close())

  const VIEW = { list: 'orders', name: 'To ship', query: 'status=to_ship' }
  const save = (view: object, as = token) =>
    shop.call('POST', '/saved-view/add', { token: as, body: { ...VIEW, ...view } })
  const remove = (id: string, as = token) => shop.call('DELETE', `/saved-view/${id}`, { token: as })
  const list = async (as = token) => (await shop.call('GET', '/saved-view', { token: as })).body.views

  it('keeps the views of each user by name, and replaces one of the same list and name', async () => {
    const merchant = await signInMerchant(shop)
    await save({ name: 'zebras' })
    await save({})
    await save({ list: 'products', query: 'stock=low' })
    await save({ name: 'TO SHIP', query: 'status=open' })
    await save({ list: 'merchant-orders' }, merchant.token)
    expect(await list()).toMatchObject([
      { name: 'TO SHIP', list: 'orders', query: 'status=open' },
      { name: 'To ship', list: 'products' },
      { name: 'zebras' },
    ])
    expect(await list(merchant.token)).toMatchObject([{ name: 'To ship', list: 'merchant-orders' }])
  })

  it.each(VIEW_LISTS)('saves a view of the list of %s', async (name) => {
    expect((await save({ list: name })).status).toBe(200)
    expect(await list()).toMatchObject([{ list: name, query: 'status=to_ship' }])
  })

  it('saves one of two views of the same name that are saved at once', async () => {
    const responses = await Promise.all([save({ query: 'status=open' }), save({ query: 'status=shipped' })])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await list()).toHaveLength(1)
  })

  it.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ name: 'x'.repeat(41) }, 'May not be greater than 40 characters.'],
    [{ query: '' }, undefined],
    [{ query: 'a=b;c' }, undefined],
    [{ query: `a=${'x'.repeat(500)}` }, undefined],
    [{ list: 'cats' }, undefined],
  ])('refuses %j', async (view, error) => {
    expect(await save(view)).toMatchObject({ status: 400, ...(error && { body: { error } }) })
  })

  it('refuses more than the maximum number, but replaces', async () => {
    for (let nth = 0; nth < SAVED_VIEWS.count; nth++) await save({ name: `View ${nth}` })
    expect(await save({ name: 'One more' })).toMatchObject({
      status: 400,
      body: { error: 'A list may not have more than 20 views.' },
    })
    expect((await save({ name: 'view 3', query: 'status=open' })).status).toBe(200)
    expect((await save({ name: 'One more', list: 'products' })).status).toBe(200)
  })

  it('deletes own views only', async () => {
    const other = await shop.signIn(AS_ADMIN)
    await save({})
    const [{ _id }] = await list()
    const missing = { status: 404, body: { message: 'No view found.' } }
    expect(await remove(_id, other.token)).toMatchObject(missing)
    expect(await remove('x')).toMatchObject(missing)
    expect(await remove(_id)).toMatchObject({ status: 200 })
    expect(await remove(_id)).toMatchObject(missing)
  })
})
