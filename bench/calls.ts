import type { Request } from 'autocannon'
import { BENCH_PASSWORD, benchEmail, benchToken, type Sizes, sizesFor } from './catalogue-sql.ts'

/** The same numbers from 0 to 1 in every run (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

type Toy = { _id: string; price: number; taxable: boolean }

/** What one connection remembers from one request to the next. */
type Basket = { toy: Toy; authorization: string; cartId: string }

/** What the calls are about. */
export type Shop = { sizes: Sizes; toys: Toy[] }

/** Asks a server for what an order needs to know. */
export async function shopOf(url: string, products: number): Promise<Shop> {
  const answer = await fetch(`${url}/product/list?limit=100&sortOrder=2`)
  const { products: toys } = (await answer.json()) as { products: Toy[] } // else orders fail
  return { sizes: sizesFor(products), toys }
}

const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
const TERMS = [
  'bear',
  'robot',
  'puzzle',
  'train',
  'kite',
  'rocket',
  'castle',
  'drum',
  'rabbit',
  'tractor',
  'dragon',
  'whistle',
]

/** Each kind of call: a sequence of requests that every connection goes round. */
export const CALLS: Record<string, (shop: Shop, random: () => number) => Request[]> = {
  /** The shop's own query: its usual prices, one of the first twenty pages, in one of the three orders. */
  list: ({ sizes }, random) => {
    const pages = Math.min(20, Math.ceil(sizes.products / 10))
    return Array.from({ length: 120 }, () => ({
      path: `/product/list?name=&category=&brand=&min=1&max=2500&rating=0&sortOrder=${Math.floor(random() * 3)}&page=${1 + Math.floor(random() * pages)}&limit=10`,
    }))
  },
  /** Any toy. Some are off sale: their answer is a 404, as for anyone with an old link. */
  item: ({ sizes }, random) =>
    Array.from({ length: 500 }, () => ({ path: `/product/item/toy-${1 + Math.floor(random() * sizes.products)}` })),
  /** What the header suggests while one types. */
  search: (_shop, random) =>
    Array.from({ length: 60 }, () => {
      const term = TERMS[Math.floor(random() * TERMS.length)] ?? 'bear'
      return { path: `/product/list/search/${term.slice(0, random() < 0.5 ? 3 : 6)}` }
    }),
  /** A cart of one toy and the order from it, each connection as somebody else. */
  order: ({ sizes, toys }, random) => {
    const toy = () => toys[Math.floor(random() * toys.length)]
    const authorization = () => `Bearer ${benchToken(1 + Math.floor(random() * sizes.users))}`
    return [
      {
        method: 'POST',
        path: '/cart/add',
        setupRequest: (request, context) => {
          const basket = context as Basket // autocannon's own object of the connection
          Object.assign(basket, { toy: toy(), authorization: authorization() })
          const { _id, price, taxable } = basket.toy
          const { body, headers } = json({ products: [{ product: _id, quantity: 1, price, taxable }] })
          return { ...request, body, headers: { ...headers, authorization: basket.authorization } }
        },
        onResponse: (_status, body, context) => {
          Object.assign(context, { cartId: JSON.parse(body).cartId })
        },
      },
      {
        method: 'POST',
        path: '/order/add',
        setupRequest: (request, context) => {
          const basket = context as Basket // as above
          const { body, headers } = json({ cartId: basket.cartId, total: basket.toy.price })
          return { ...request, body, headers: { ...headers, authorization: basket.authorization } }
        },
      },
    ]
  },
  login: ({ sizes }, random) =>
    Array.from({ length: 200 }, () => ({
      method: 'POST',
      path: '/auth/login',
      ...json({ email: benchEmail(1 + Math.floor(random() * sizes.users)), password: BENCH_PASSWORD }),
    })),
}
