import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let shop: TestApp
let token: string
beforeEach(async () => {
  shop = await testApp()
  token = (await shop.signIn()).token
})
afterEach(() => shop.close())

const home = { address: '1 Kite Lane', city: 'Portland', state: 'Oregon', country: 'US', zipCode: '97205' }
const add = (address: object = home, as = token) => shop.call('POST', '/address/add', { token: as, body: address })
const defaults = async (): Promise<string[]> => {
  const { body } = await shop.call('GET', '/address', { token })
  return body.addresses.flatMap((a: { _id: string; isDefault: boolean }) => (a.isDefault ? a._id : []))
}

it('adds addresses; the first is always the default, and a new default replaces it', async () => {
  const first = await add({ ...home, isDefault: false })
  expect([first.status, first.body]).toEqual([
    200,
    {
      success: true,
      message: 'Address has been added successfully!',
      address: { _id: expect.any(String), ...home, isDefault: true },
    },
  ])
  const second = await add()
  expect(second.body.address.isDefault).toBe(false)
  expect(await defaults()).toEqual([first.body.address._id])
  const third = await add({ ...home, isDefault: true })
  expect(await defaults()).toEqual([third.body.address._id])
})

it('updates an address and makes it the default', async () => {
  await add()
  const { _id } = (await add()).body.address
  const edited = { ...home, city: 'Salem', zipCode: '1', isDefault: true }
  const { status, body } = await shop.call('PUT', `/address/${_id}`, { token, body: edited })
  expect([status, body]).toEqual([200, { success: true, message: 'Address has been updated successfully!' }])
  expect(await defaults()).toEqual([_id])
  expect((await shop.call('GET', `/address/${_id}`, { token })).body).toEqual({ address: { _id, ...edited } })
  await shop.call('PUT', `/address/${_id}`, { token, body: home })
  expect(await defaults()).toEqual([_id])
})

it('deletes an address', async () => {
  const { _id } = (await add()).body.address
  const { status, body } = await shop.call('DELETE', `/address/delete/${_id}`, { token })
  expect([status, body]).toEqual([200, { success: true, message: 'Address has been deleted successfully!' }])
  expect((await shop.call('GET', '/address', { token })).body).toEqual({ addresses: [] })
})

it.each([
  [{ address: '<b></b>' }, 'Address is required.'],
  [{ city: ' ' }, 'City is required.'],
  [{ state: undefined }, 'State is required.'],
  [{ country: '' }, 'Country is required.'],
  [{ zipCode: '' }, 'Zipcode is required.'],
  [{ zipCode: '1234' }, 'Zipcode must be at least 5 characters.'],
])('refuses %j: %s', async (wrong, error) => {
  const { status, body } = await add({ ...home, ...wrong })
  expect([status, body.error]).toEqual([400, error])
})

describe('access to an address', () => {
  it("returns 404 for another user's address", async () => {
    const otherToken = (await shop.signIn()).token
    const otherAddress = (await add(home, otherToken)).body.address
    const ownAddress = (await add()).body.address
    for (const id of [otherAddress._id, '0190163d-8694-739b-aea5-966c26f8ad91', 'not-an-id']) {
      for (const response of [
        await shop.call('GET', `/address/${id}`, { token }),
        await shop.call('PUT', `/address/${id}`, { token, body: { ...home, isDefault: true } }),
        await shop.call('DELETE', `/address/delete/${id}`, { token }),
      ]) {
        expect([response.status, response.body]).toEqual([404, { message: 'No address found.' }])
      }
    }
    // The failed update has not changed the default.
    expect(await defaults()).toEqual([ownAddress._id])
    expect((await shop.call('GET', '/address', { token: otherToken })).body.addresses).toEqual([otherAddress])
  })

  it('returns 401 for guests', async () => {
    expect((await shop.call('GET', '/address')).status).toBe(401)
    expect((await shop.call('GET', '/address/x')).status).toBe(401)
    expect((await shop.call('POST', '/address/add', { body: home })).status).toBe(401)
    expect((await shop.call('PUT', '/address/x', { body: home })).status).toBe(401)
    expect((await shop.call('DELETE', '/address/delete/x')).status).toBe(401)
  })
})

it('ignores an owner in the body', async () => {
  const other = await shop.signIn()
  await add({ ...home, userId: other.id, user: other.id, _id: other.id })
  expect((await shop.call('GET', '/address', { token: other.token })).body.addresses).toEqual([])
})
