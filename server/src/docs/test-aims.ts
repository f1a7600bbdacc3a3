import { addresses, categories, merchants, newsletter } from '../db/schema/index.ts'
import { buying, home, unknownId } from '../modules/orders/test-orders.ts'
import { addProduct } from '../modules/products/test-catalogue.ts'
import { aForm, aPicture, type signInPeople } from '../modules/products/test-staff.ts'
import { reviewing } from '../modules/reviews/test-reviews.ts'
import type { TestApp } from '../testing/test-app.ts'

/** Who owns what is aimed at. */
type Owners = Pick<Awaited<ReturnType<typeof signInPeople>>, 'merchant' | 'member'>

type Aim = { path: string; body?: object; headers?: Record<string, string> }

const edit = { name: 'Top', slug: `top-${'x'.repeat(8)}`, description: 'Spins.' }

/** Something new of the merchant's or the member's for a call to act on, with a body that fits where whose it is matters. */
export async function aimAt(shop: TestApp, name: string, { merchant, member }: Owners): Promise<Aim> {
  const { db, clock } = shop
  const createdAt = clock.now()
  const [, method = '', path = ''] = /^(\w+) (.+)$/.exec(name) ?? []
  const at = (id: string, more: object = {}): Aim => ({ path: path.replace(/:\w+/, id), ...more })

  if (!path.includes(':')) return { path, ...(method === 'GET' ? {} : { body: {} }) }
  if (path.startsWith('/address')) {
    const [row] = await db
      .insert(addresses)
      .values({ ...home, userId: member.id, createdAt })
      .returning()
    return at(row?.id ?? '', method === 'PUT' ? { body: home } : {})
  }
  if (path === '/product/:id/image') {
    const product = await addProduct(db, { brandId: merchant.brand.id })
    return at(product.id, await aForm({ image: await aPicture() }))
  }
  if (path.startsWith('/product') || path === '/review/:slug') {
    const product = await addProduct(db, { brandId: merchant.brand.id })
    if (path.includes(':slug') || path.includes(':key')) return at(product.slug)
    if (path.includes(':term')) return at('top')
    if (path.endsWith('/active')) return at(product.id, { body: { product: { isActive: true } } })
    const { sku, slug } = product
    const body = { product: { ...edit, sku, slug, quantity: 1, price: 1, taxable: 0 } }
    return at(product.id, method === 'PUT' ? { body } : {})
  }
  if (path.startsWith('/brand')) {
    const { id, slug } = merchant.brand
    if (path.endsWith('/active')) return at(id, { body: { brand: { isActive: true } } })
    return at(id, method === 'PUT' ? { body: { brand: { ...edit, slug } } } : {})
  }
  if (path.startsWith('/category')) {
    const slug = `shelf-${shop.clock.now().getTime()}-${Math.trunc(performance.now() * 1000)}`
    const [row] = await db
      .insert(categories)
      .values({ name: 'Shelf', slug, description: 'Toys.', createdAt })
      .returning()
    return at(row?.id ?? '', method === 'PUT' ? { body: {} } : {})
  }
  if (path.startsWith('/review')) {
    const product = await addProduct(db, {})
    return at(await (await reviewing(shop)).write(product.id))
  }
  if (path.startsWith('/order')) {
    const product = await addProduct(db, { stock: 5, priceCents: 500 })
    const shopper = buying(shop)
    const order = await shopper.buy(member.token, [{ id: product.id, priceCents: 500 }])
    const address = await shopper.addHome(member.id, false)
    if (path.endsWith('/address')) return at(order._id, { body: { address } })
    if (path.includes('/status/')) {
      const [line] = order.products
      return at(line._id, { body: { orderId: order._id, cartId: order.cartId, status: 'Processing' } })
    }
    return at(order._id)
  }
  if (path === '/newsletter/unsubscribe/:token') {
    const unsubscribeToken = `token-${Math.trunc(performance.now() * 1000)}`
    await db.insert(newsletter).values({ email: `${unsubscribeToken}@example.com`, unsubscribeToken, createdAt })
    return at(unsubscribeToken)
  }
  if (path.includes(':provider')) return at('google')
  if (path.includes(':token')) return at('no-such-token', { body: {} })
  if (path.startsWith('/merchant')) {
    const values = { name: 'Mo', phoneNumber: '1', brandName: 'Mo’s', business: 'Wooden toys.', createdAt }
    const [row] = await db.insert(merchants).values(values).returning()
    return at(row?.id ?? '', path.endsWith('/active') ? { body: { merchant: { isActive: true } } } : {})
  }
  return at(unknownId)
}
