import type { EndpointDocs } from '../endpoint-docs.ts'
import { PAGE_QUERY } from '../query-params.ts'

/** The endpoints of carts and orders. */
export const ORDERS_DOCS = {
  'POST /cart/add': {
    summary: 'Saves a cart for an order',
    details: 'The cart reserves no stock. Prices are those of the server.',
  },
  'GET /cart/check': {
    summary: 'Returns stock, prices and tax rate of the products in a cart',
    details: 'At most 100 ids.',
    query: ['ids'],
  },

  'POST /order/add': {
    summary: 'Places an order for a cart',
    details:
      '`total` and `totalWithTax` are what the customer saw: without and with tax. Another amount refuses the order. The cart and `address` must belong to the caller. The same cart again returns the same order.',
  },
  'GET /order': {
    summary: 'Lists the orders of all users, newest first',
    details:
      "With each customer's current name and email, and in `counts` how many orders each `status` lists: `all`, `open`, `to_ship`, `shipped`, `delivered`, `cancelled`. The status follows all lines: `to_ship` lists the orders with a line that has not shipped yet. `search` finds part of a customer's name or email or of a toy's name or sku, an order's number or its id. `from` and `to` are days in UTC, `customer` and `product` ids, `ids` the ids of orders, separated by commas, of which the first 100 count, `sortBy` is `newest` or `oldest`.",
    query: [...PAGE_QUERY, 'status', 'search', 'from', 'to', 'customer', 'product', 'ids', 'sortBy'],
  },
  'GET /order/export': {
    summary: 'Exports the orders of all users as CSV',
    details:
      'The same filters and order as the list, without pages. A text that a spreadsheet would run as a formula is escaped.',
    response: 'csv',
    query: ['status', 'search', 'from', 'to', 'customer', 'product', 'sortBy'],
  },
  'PUT /order/status': {
    summary: 'Sets the lines of many orders that have not got as far to a status',
    details:
      'Each order is changed alone; `results` says for each which lines have changed, or why not. With `lines`, only these lines; lines that are Processing can be set back to Not processed. Buyers get one mail per order whose lines are shipped.',
  },
  'GET /order/me': { summary: "Lists the user's orders, newest first", query: PAGE_QUERY },
  'GET /order/search': { summary: 'Finds an order by its complete id', query: ['search'] },
  'GET /order/:id': {
    summary: 'Returns an order',
    details: 'With the name of the customer. Only admins get `customerEmail`. Merchants read their own orders only.',
    ownership: 'user',
    adminsAccessAll: true,
  },
  'DELETE /order/cancel/:id': {
    summary: 'Cancels an order without delivered lines',
    ownership: 'user',
    adminsAccessAll: true,
  },
  'PUT /order/status/item/:id': { summary: 'Sets the status of an order line' },
  'PUT /order/:id/ship': { summary: 'Ships all lines of an order that have not shipped yet' },
  'POST /order/:id/note': {
    summary: 'Adds a note of staff to an order',
    details: 'It becomes part of the audit trail of the order. Customers and merchants cannot read it.',
  },
  'PUT /order/:id/address': {
    summary: 'Sets the delivery address of an order until a line has shipped',
    ownership: 'user',
  },
  'GET /order/list/merchant': {
    summary: "Lists the orders with toys of the merchant's brand",
    details:
      "Each with the lines of this brand only, the name of the customer and the delivery address. A line belongs to the brand that its product had when it was ordered. `status=to_ship` lists only the orders with a line of the brand that has not shipped yet; `counts` has both numbers. `search` finds part of a customer's name or of a toy's name or SKU, or an order's number. `ids` are ids of orders, separated by commas, of which the first 100 count. `sortBy=oldest` lists the oldest order first.",
    query: [...PAGE_QUERY, 'status', 'search', 'ids', 'sortBy'],
    ownership: 'brand',
  },
  'PUT /order/merchant/status': {
    summary: "Sets the lines of the merchant's brand in many orders to a status",
    details:
      'Like `PUT /order/status`, for Not processed (with `lines`), Processing and Shipped. Lines of other brands stay as they are.',
    ownership: 'brand',
  },
  'GET /order/merchant/:id': {
    summary: "Returns an order with the lines of the merchant's brand",
    ownership: 'brand',
  },
  'PUT /order/merchant/:id/status': {
    summary: "Sets lines of the merchant's brand to Processing or Shipped",
    details:
      'All of `lines` or none. Without `lines`: all lines of the brand that have not got as far. Cancelled and Delivered are final.',
    ownership: 'brand',
  },
} satisfies Record<string, EndpointDocs>
