import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

const home = { address: '1 Kite Lane', city: 'Portland', state: 'Oregon', country: 'US', zipCode: '97205' }

describe.each(setupDatabases())('deleting the default address on the %s database', (_name, openDatabase) => {
  let shop: TestApp
  let token: string
  beforeEach(async () => {
    shop = await testApp({ database: await openDatabase() })
    token = (await shop.signIn()).token
  })
  afterEach(() => shop.close())

  const add = async (as = token): Promise<string> => {
    shop.clock.advance(1000)
    return (await shop.call('POST', '/address/add', { token: as, body: home })).body.address._id
  }
  const remove = (id: string) => shop.call('DELETE', `/address/delete/${id}`, { token })
  const listDefaults = async (as = token): Promise<[id: string, isDefault: boolean][]> => {
    const { body } = await shop.call('GET', '/address', { token: as })
    return body.addresses.map((address: { _id: string; isDefault: boolean }) => [address._id, address.isDefault])
  }

  it('makes the newest address the default', async () => {
    const [oldest, middle, newest] = [await add(), await add(), await add()]
    await remove(oldest)
    expect(await listDefaults()).toEqual([
      [newest, true],
      [middle, false],
    ])
    await remove(middle)
    expect(await listDefaults()).toEqual([[newest, true]])
  })

  it('leaves the addresses of others alone', async () => {
    const other = (await shop.signIn()).token
    const [oldest, newest] = [await add(other), await add(other)]
    await remove(await add())
    expect(await listDefaults()).toEqual([])
    expect(await listDefaults(other)).toEqual([
      [oldest, true],
      [newest, false],
    ])
  })

  it('keeps one default when the default and its successors are deleted at the same time', async () => {
    const kept = await add()
    for (let round = 0; round < 5; round += 1) {
      const others = [await add(), await add(), await add(), await add(), await add(), await add()]
      await shop.call('PUT', `/address/${others[0]}`, { token, body: { ...home, isDefault: true } })
      const responses = await Promise.all(others.map(remove))
      expect(responses.map(({ status }) => status)).toEqual(others.map(() => 200))
      expect(await listDefaults()).toEqual([[kept, true]])
    }
  })
})
