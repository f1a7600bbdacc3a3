import type { Request } from 'autocannon'
import { BENCH_PASSWORD, benchEmail, benchToken, getSizes, type Sizes } from './generate-data.ts'

/** Creates a seeded random generator (mulberry32) of numbers in [0, 1), so that every run sends the same requests. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

type Toy = { _id: string; price: number; taxable: boolean }

/** State that a connection carries from one request to the next. */
type ConnectionState = { toy: Toy; authorization: string; cartId: string }

/** The generated data that the requests refer to. */
export type ShopData = { sizes: Sizes; toys: Toy[] }

/** Loads the products that the order requests use. */
export async function loadShopData(url: string, products: number): Promise<ShopData> {
  const response = await fetch(`${url}/product/list?limit=100&sortOrder=2`)
  const { products: toys } = (await response.json()) as { products: Toy[] } // An unexpected shape makes the orders fail.
  return { sizes: getSizes(products), toys }
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

/** The request sequence of each scenario. Every connection repeats it. */
export const SCENARIOS: Record<string, (shop: ShopData, random: () => number) => Request[]> = {
  /** The query of the shop page: default price range, one of the first twenty pages, one of the three sort orders. */
  list: ({ sizes }, random) => {
    const pages = Math.min(20, Math.ceil(sizes.products / 10))
    return Array.from({ length: 120 }, () => ({
      path: `/product/list?name=&category=&brand=&min=1&max=2500&rating=0&sortOrder=${Math.floor(random() * 3)}&page=${1 + Math.floor(random() * pages)}&limit=10`,
    }))
  },
  /** A random product page. Some products are not active and return 404. */
  item: ({ sizes }, random) =>
    Array.from({ length: 500 }, () => ({ path: `/product/item/toy-${1 + Math.floor(random() * sizes.products)}` })),
  /** The suggestions of the search box. */
  search: (_shop, random) =>
    Array.from({ length: 60 }, () => {
      const term = TERMS[Math.floor(random() * TERMS.length)] ?? 'bear'
      return { path: `/product/list/search/${term.slice(0, random() < 0.5 ? 3 : 6)}` }
    }),
  /** Saves a cart with one product and orders it, as a random user. */
  order: ({ sizes, toys }, random) => {
    const toy = () => toys[Math.floor(random() * toys.length)]
    const authorization = () => `Bearer ${benchToken(1 + Math.floor(random() * sizes.users))}`
    return [
      {
        method: 'POST',
        path: '/cart/add',
        setupRequest: (request, context) => {
          const state = context as ConnectionState // autocannon's context object of the connection
          Object.assign(state, { toy: toy(), authorization: authorization() })
          const { _id, price, taxable } = state.toy
          const { body, headers } = json({ products: [{ product: _id, quantity: 1, price, taxable }] })
          return { ...request, body, headers: { ...headers, authorization: state.authorization } }
        },
        onResponse: (_status, body, context) => {
          Object.assign(context, { cartId: JSON.parse(body).cartId })
        },
      },
      {
        method: 'POST',
        path: '/order/add',
        setupRequest: (request, context) => {
          const state = context as ConnectionState // as above
          const { body, headers } = json({ cartId: state.cartId, total: state.toy.price })
          return { ...request, body, headers: { ...headers, authorization: state.authorization } }
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
