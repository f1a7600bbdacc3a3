import { toDollars } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { addresses, products } from '../../db/schema/index.ts'
import type { TestApp } from '../../testing/test-app.ts'

type Wanted = { id: string; priceCents: number; quantity?: number }

/** The dollars that a shopper sees for these. */
export const totalOf = (lines: readonly Wanted[]): number =>
  toDollars(lines.reduce((cents, { priceCents, quantity = 1 }) => cents + priceCents * quantity, 0))

/** An id that nothing has. */
export const unknownId = '0190163d-8694-739b-aea5-966c26f8ad91'

export const home = { address: '1 Kite Lane', city: 'Portland', state: 'Oregon', country: 'US', zipCode: '97205' }

/** Buys in a test's shop as the client does: keeps a cart, then orders it. */
export function buying({ call, db, clock }: Pick<TestApp, 'call' | 'db' | 'clock'>) {
  const addCart = (token: string, lines: readonly Wanted[]) =>
    call('POST', '/cart/add', {
      token,
      body: {
        products: lines.map(({ id, priceCents, quantity = 1 }) => ({
          ...{ product: id, quantity, price: toDollars(priceCents), taxable: false },
        })),
      },
    })
  const order = (token: string, cartId: string, total: unknown) =>
    call('POST', '/order/add', { token, body: { cartId, total } })
  const stockOf = async (id: string): Promise<number | undefined> => {
    const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, id))
    return row?.stock
  }
  const read = async (token: string, id: string) => (await call('GET', `/order/${id}`, { token })).body.order
  return {
    order,
    read,
    stockOf,
    /** Changes a product behind the shop's back. */
    change: (id: string, set: Partial<typeof products.$inferInsert>) =>
      db.update(products).set(set).where(eq(products.id, id)),
    /** Gives a user the address `home`; answers its id. */
    addHome: async (userId: string, isDefault: boolean): Promise<string> => {
      const values = { ...home, userId, isDefault, createdAt: clock.now() }
      const [row] = await db.insert(addresses).values(values).returning({ id: addresses.id })
      return row?.id ?? ''
    },
    setStatus: (token: string, order: { _id: string; cartId: string }, itemId: string, status: string) =>
      call('PUT', `/order/status/item/${itemId}`, {
        token,
        body: { orderId: order._id, cartId: order.cartId, status },
      }),
    /** A kept cart's id. */
    cartOf: async (token: string, lines: readonly Wanted[]): Promise<string> => {
      const { status, body } = await addCart(token, lines)
      if (status !== 200) throw new Error(`The cart was refused: ${JSON.stringify(body)}`)
      return body.cartId
    },
    /** A placed order, as its buyer reads it. */
    buy: async (token: string, lines: readonly Wanted[]) => {
      const cart = await addCart(token, lines)
      const { body } = await order(token, cart.body.cartId, totalOf(lines))
      if (!body.order) throw new Error(`The order was refused: ${JSON.stringify([cart.body, body])}`)
      return read(token, body.order._id)
    },
  }
}
