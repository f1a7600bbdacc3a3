import { expect, it, vi } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createSelling } from '../../../test/fixtures/merchants.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { signInMerchant } from '../../../test/fixtures/staff.ts'
import { getDriver } from '../../../test/postgres/driver.ts'
import { setupChat } from '../../../test/setup-chat.ts'

const chat = setupChat()

/** Emits the event and waits until its broadcast, if any, has been received. */
async function changeStock(...ids: string[]) {
  const sentinel = await addProduct(chat.shop.db, { stock: 1 })
  const watcher = await chat.connect(chat.ada)
  await watcher.emitWithAck('watchStock', [sentinel.id])
  chat.shop.deps.events.emit('stockChanged', [...ids, sentinel.id])
  await watcher.waitFor('stockChanged')
}

it('sends the stock of a product to the clients that watch it', async () => {
  const product = await addProduct(chat.shop.db, { stock: 30 })
  const [watching, other] = [await chat.connect(chat.mina), await chat.connect(chat.mina)]
  await watching.emitWithAck('watchStock', [product.id.toUpperCase(), 'not-an-id'])
  await changeStock(product.id)
  expect(await watching.waitFor('stockChanged')).toEqual({ _id: product.id, inventory: 30 })
  await other.flush()
  expect(other.getAll('stockChanged')).toEqual([])
})

it('replaces the watched products with every watchStock event', async () => {
  const [first, second] = [await addProduct(chat.shop.db, { stock: 5 }), await addProduct(chat.shop.db, { stock: 6 })]
  const client = await chat.connect(chat.mina)
  await client.emitWithAck('watchStock', [first.id])
  await client.emitWithAck('watchStock', [second.id])
  const answers = client.getAll('stockChanged').length
  await changeStock(first.id, second.id)
  await client.flush()
  expect(client.getAll('stockChanged').slice(answers)).toEqual([{ _id: second.id, inventory: 6 }])
})

it('answers with the stock of the products that are new on the list, in one statement', async () => {
  const [first, second] = [await addProduct(chat.shop.db, { stock: 5 }), await addProduct(chat.shop.db, { stock: 6 })]
  const hidden = await addProduct(chat.shop.db, { isActive: false })
  const [client, other] = [await chat.connect(chat.mina), await chat.connect(chat.mina)]
  await client.emitWithAck('watchStock', [first.id])
  expect(client.getAll('stockChanged')).toEqual([{ _id: first.id, inventory: 5 }])

  const third = await addProduct(chat.shop.db, { stock: 0 })
  const query = vi.spyOn(getDriver(chat.shop.db), 'query')
  await client.emitWithAck('watchStock', [first.id, second.id, third.id, hidden.id])
  const statements = query.mock.calls.filter((call) => /stock.*any\(/.test(JSON.stringify(call)))
  query.mockRestore()
  expect(client.getAll('stockChanged').slice(1)).toEqual([
    { _id: second.id, inventory: 6 },
    { _id: third.id, inventory: 0 },
  ])
  expect(statements).toHaveLength(1)
  await other.flush()
  expect(other.getAll('stockChanged')).toEqual([])
})

it('does not send the stock of a product that is not on sale', async () => {
  const product = await addProduct(chat.shop.db, { isActive: false })
  const client = await chat.connect(chat.mina)
  await client.emitWithAck('watchStock', [product.id])
  await changeStock(product.id)
  await client.flush()
  expect(client.getAll('stockChanged')).toEqual([])
})

it('sends a changed order to its buyer and to staff', async () => {
  const otto = await chat.shop.signIn()
  const [adaTab, minaTab, ottoTab] = [
    await chat.connect(chat.ada),
    await chat.connect(chat.mina),
    await chat.connect(otto),
  ]
  chat.shop.deps.events.emit('orderChanged', [
    { id: 'order-1', userId: chat.mina.id },
    { id: 'order-2', userId: null },
  ])
  await adaTab.waitFor('orderChanged', ({ _id }) => _id === 'order-2')
  for (const tab of [minaTab, ottoTab]) await tab.flush()
  expect(adaTab.getAll('orderChanged')).toEqual([{ _id: 'order-1' }, { _id: 'order-2' }])
  expect(minaTab.getAll('orderChanged')).toEqual([{ _id: 'order-1' }])
  expect(ottoTab.getAll('orderChanged')).toEqual([])
})

it('sends a changed order to the merchants whose toys it has, once, and to no other merchant', async () => {
  const { shop, mina } = chat
  const [seller, other, disabled] = await Promise.all([
    signInMerchant(shop),
    signInMerchant(shop),
    signInMerchant(shop, { isActive: false }),
  ])
  const tabs = await Promise.all([seller, other, disabled].map(({ token }) => chat.connect({ token })))
  const lines = [
    await addProduct(shop.db, { brandId: seller.brand.id }),
    await addProduct(shop.db, { brandId: seller.brand.id }),
    await addProduct(shop.db, { brandId: disabled.brand.id }),
  ]
  const order = await createShopper(shop).buy(mina.token, lines)
  const [sellerTab] = tabs
  expect(await sellerTab?.waitFor('orderChanged')).toEqual({ _id: order._id })
  for (const tab of tabs) await tab.flush()
  expect(tabs.map((tab) => tab.getAll('orderChanged').length)).toEqual([1, 0, 0])
})

it('tells all tabs of a disabled merchant, and no other user', async () => {
  const seller = await createSelling(chat.shop)
  const { id, account } = await seller.createActiveMerchant()
  const [firstTab, secondTab, otherTab] = [
    await chat.connect(account),
    await chat.connect(account),
    await chat.connect(chat.ada),
  ]
  await seller.setActive(id, false)
  for (const tab of [firstTab, secondTab])
    expect(await tab.waitFor('accountChanged')).toEqual({ _id: expect.any(String) })
  await otherTab.flush()
  expect(otherTab.getAll('accountChanged')).toEqual([])
})
