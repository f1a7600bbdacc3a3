import { searchUsers } from '@whirligig/admin'
import { listProducts } from '@whirligig/catalogue-admin'
import { clientPaths, dashboardPaths, formatOrderNumber, formatPrice, type Order } from '@whirligig/contract'
import { createListAtom } from '@whirligig/core/pagination'
import { findAllOrders, searchOrders } from '@whirligig/orders'

/** A record that the server has found. */
export type FoundRecord = { id: string; label: string; note: string; path: string }

/** The maximum number of records in a group. */
const MAX_RECORDS = 5

const toFoundOrder = ({ _id, totalWithTax }: Pick<Order, '_id' | 'totalWithTax'>): FoundRecord => {
  const path = clientPaths.order(_id)
  return { id: path, path, label: `Order ${formatOrderNumber(_id)}`, note: formatPrice(totalWithTax) }
}

/** The user's order with this id. */
export const foundOwnOrdersAtom = createListAtom(['palette', 'own-orders'], async (client, term: string, signal) =>
  (await searchOrders(client, term, signal)).map(toFoundOrder),
)

/** The orders by number, customer or toy. Admins only. */
export const foundOrdersAtom = createListAtom(['palette', 'orders'], async (client, term: string, signal) =>
  (await findAllOrders(client, { search: term, limit: MAX_RECORDS }, signal)).map(toFoundOrder),
)

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
    const path = dashboardPaths.user(user._id)
    return { id: path, path, label: `${user.firstName} ${user.lastName}`, note: user.email ?? '' }
  })
})
