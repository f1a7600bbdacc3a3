import {
  aHome,
  anAddress,
  anOrder,
  anOrderHistory,
  anOverview,
  aShopReviewList,
  aSignInResponse,
  aStaffWork,
  aUser,
  FEATURED_TOYS,
  TOYS,
} from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { productListHandlers } from './product-list-handlers.ts'

const respondNotFound = (message: string) => HttpResponse.json({ message }, { status: 404 })

/** Handlers for a shop with twelve products, four brands, reviews and one member with one order. Stories override single handlers. */
export const shopHandlers = () => [
  ...productListHandlers(),
  http.get('/api/product/list/by-ids', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
    return HttpResponse.json({ products: ids.flatMap((id) => TOYS.find((toy) => toy._id === id) ?? []) })
  }),
  http.get('/api/product/list/search/:term', ({ params }) =>
    HttpResponse.json({ products: TOYS.filter((toy) => toy.name.toLowerCase().includes(String(params.term))) }),
  ),
  http.get('/api/product/featured', () => HttpResponse.json({ products: FEATURED_TOYS })),
  http.get('/api/overview/work', () => HttpResponse.json(aStaffWork())),
  http.get('/api/saved-view', () => HttpResponse.json({ views: [] })),
  http.get('/api/home', () => HttpResponse.json(aHome())),
  http.get('/api/wishlist/share', () => HttpResponse.json({ token: null })),
  http.get('/api/product/item/:slug', ({ params }) => {
    const product = TOYS.find((toy) => toy.slug === params.slug)
    return product
      ? HttpResponse.json({ product: { ...product, taxRate: product.taxable ? 5 : 0 } })
      : respondNotFound('No product found.')
  }),
  http.get('/api/product/item/:slug/related', ({ params }) =>
    HttpResponse.json({ products: TOYS.filter(({ slug }) => slug !== params.slug).slice(3, 8) }),
  ),
  http.get('/api/review/:slug', () => HttpResponse.json(aShopReviewList())),
  http.get('/api/stock-alert', () => HttpResponse.json({ products: [] })),
  http.get('/api/cart/check', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
    return HttpResponse.json({ products: TOYS.filter((toy) => ids.includes(toy._id)), taxRate: 5 })
  }),
  http.get('/api/auth/providers', () => HttpResponse.json({ providers: [] })),
  http.post('/api/auth/login', () => HttpResponse.json(aSignInResponse())),
  http.post('/api/auth/register', () => HttpResponse.json(aSignInResponse())),
  http.post('/api/auth/logout', () => HttpResponse.json({ success: true, message: 'You have signed out!' })),
  http.get('/api/user/me', () => HttpResponse.json({ user: aUser() })),
  http.get('/api/overview', () => HttpResponse.json(anOverview())),
  http.get('/api/address', () => HttpResponse.json({ addresses: [anAddress()] })),
  http.post('/api/cart/add', () => HttpResponse.json({ success: true, cartId: 'cart-1' })),
  http.post('/api/order/add', () =>
    HttpResponse.json({
      success: true,
      message: 'Your order has been placed successfully!',
      order: { _id: ORDER._id },
    }),
  ),
  http.get('/api/order/me', () => HttpResponse.json({ orders: [ORDER], totalPages: 1, currentPage: 1, count: 1 })),
  http.get('/api/audit/order/:id', () => HttpResponse.json(anOrderHistory())),
  http.get('/api/order/:id', ({ params }) =>
    params.id === ORDER._id ? HttpResponse.json({ order: ORDER }) : respondNotFound('No order found.'),
  ),
]

/** The only order of the member. */
export const ORDER = anOrder()
