import { expect, it, vi } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { getDriver } from '../../../test/postgres/driver.ts'
import { setupOrders } from '../../../test/setup-orders.ts'
import { createCartToOrderFinder } from './find-cart-to-order.ts'

const t = setupOrders()

it('finds the carts of concurrent calls with one statement, and never the cart of another user', async () => {
  const [top, kite] = [await addProduct(t.shop.db, { name: 'Top' }), await addProduct(t.shop.db, { name: 'Kite' })]
  const other = await t.shop.signIn()
  const own = await t.shopper.createCart(t.buyer.token, [kite, top])
  const others = await t.shopper.createCart(other.token, [top])
  const [home, work] = [await t.shopper.addHome(t.buyer.id, true), await t.shopper.addHome(other.id, true)]
  const findCart = createCartToOrderFinder(t.shop.db)
  const query = vi.spyOn(getDriver(t.shop.db), 'query')
  const found = await Promise.all([
    findCart({ cartId: own, userId: t.buyer.id, addressId: home }),
    findCart({ cartId: own, userId: t.buyer.id, addressId: work }),
    findCart({ cartId: own, userId: t.buyer.id, addressId: null }),
    findCart({ cartId: own, userId: other.id, addressId: null }),
    findCart({ cartId: others, userId: other.id, addressId: work }),
  ])
  expect(query).toHaveBeenCalledTimes(1)
  expect(found.map((cart) => cart && [cart.lines.map(({ name }) => name), cart.hasAddress])).toEqual([
    [['Kite', 'Top'], true],
    [['Kite', 'Top'], false],
    [['Kite', 'Top'], false],
    undefined,
    [['Top'], true],
  ])
})
