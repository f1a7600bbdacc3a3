import { searchUsers } from '@whirligig/admin'
import { listProducts } from '@whirligig/catalogue-admin'
import { clientPaths, dashboardPaths, formatOrderNumber, formatPrice } from '@whirligig/contract'
import { createListAtom } from '@whirligig/core/pagination'
import { searchOrders } from '@whirligig/orders'

/** A record that the server has found. */
export type FoundRecord = { id: string; label: string; note: string; path: string }

/** The maximum number of records in a group. */
const MAX_RECORDS = 5

/** The orders with this id or number. */
export const foundOrdersAtom = createListAtom(['palette', 'orders'], async (client, term: string, signal) => {
  const { orders } = await searchOrders(client, term, signal)
  return orders.slice(0, MAX_RECORDS).map((order): FoundRecord => {
    const path = clientPaths.order(order._id)
    return { id: path, path, label: `Order ${formatOrderNumber(order._id)}`, note: formatPrice(order.totalWithTax) }
  })
})

/** The products of the shop, or of the merchant's brand. */
export const foundProductsAtom = createListAtom(['palette', 'products'], async (client, term: string, signal) => {
  const { products } = await listProducts(client, { page: 1, search: term }, signal)
  return products.slice(0, MAX_RECORDS).map((product): FoundRecord => {
    const path = dashboardPaths.productEdit(product._id)
    return { id: path, path, label: product.name, note: product.sku }
  })
})

/** The users by name or email. Admins only. */
export const foundUsersAtom = createListAtom(['palette', 'users'], async (client, term: string, signal) => {
  const { users } = await searchUsers(client, term, signal)
  return users.slice(0, MAX_RECORDS).map((user): FoundRecord => {
    const path = `${dashboardPaths.users}?${new URLSearchParams({ search: user.email ?? user.firstName })}`
    return { id: `user ${user._id}`, path, label: `${user.firstName} ${user.lastName}`, note: user.email ?? '' }
  })
})
