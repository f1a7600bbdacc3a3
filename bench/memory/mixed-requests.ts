import type { Request } from 'autocannon'

type Toy = { _id: string; slug: string; price: number; taxable: boolean }

/** State that a connection carries from one request to the next. */
type ConnectionState = { cartId?: string; orderId?: string }

const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
const ADMIN = { email: 'admin@whirligig.test', password: 'whirligig' }

const PUBLIC_PATHS = [
  '/',
  '/shop',
  '/shop?page=2',
  '/brands',
  '/api/product/list',
  '/api/product/list?name=bear',
  '/api/product/list/search/rob',
]
const STAFF_PATHS = ['/api/order', '/api/order/me', '/api/product', '/api/user', '/api/overview', '/api/system']

async function getJson<Data>(url: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} responded ${response.status}.`)
  return (await response.json()) as Data // an unexpected shape makes the load fail
}

/**
 * Prepares the requests of a shop with demo data that every connection repeats: pages and lists, two toys, a sign-in, lists of staff, and
 * a cart that is ordered and cancelled, so that the stock lasts.
 *
 * @param origin of the running shop
 */
export async function prepareMixedRequests(origin: string): Promise<Request[]> {
  const login = { method: 'POST', ...json(ADMIN) } as const
  const { token } = await getJson<{ token: string }>(`${origin}/api/auth/login`, login)
  const { products } = await getJson<{ products: Toy[] }>(`${origin}/api/product/list?limit=20`)
  const [toy, other] = products
  if (!toy || !other) throw new Error('The shop has no toys.')
  const authorization = `Bearer ${token}`
  const send = (
    method: 'POST' | 'DELETE',
    getRequest: (state: ConnectionState) => { path: string; body?: object },
  ) => ({
    method,
    setupRequest: (request: Request, context: object): Request => {
      const { path, body } = getRequest(context)
      const content = body && json(body)
      return { ...request, ...content, path, headers: { ...content?.headers, authorization } }
    },
  })
  return [
    ...[toy, other].flatMap(({ slug }) => [{ path: `/product/${slug}` }, { path: `/api/product/item/${slug}` }]),
    ...PUBLIC_PATHS.map((path) => ({ path })),
    ...STAFF_PATHS.map((path) => ({ path, headers: { authorization } })),
    { path: '/api/auth/login', ...login },
    {
      ...send('POST', () => ({
        path: '/api/cart/add',
        body: { products: [{ product: toy._id, quantity: 1, price: toy.price, taxable: toy.taxable }] },
      })),
      onResponse: (_status, body, context) => void Object.assign(context, { cartId: JSON.parse(body).cartId }),
    },
    {
      ...send('POST', ({ cartId }) => ({ path: '/api/order/add', body: { cartId, total: toy.price } })),
      onResponse: (_status, body, context) => void Object.assign(context, { orderId: JSON.parse(body).order?._id }),
    },
    send('DELETE', ({ orderId }) => ({ path: `/api/order/cancel/${orderId}` })),
  ]
}
