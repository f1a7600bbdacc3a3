import * as z from 'zod/mini'
import { DeliveryAddress } from './address.ts'
import { EMPTY_ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from './enums.ts'
import { Id, IsoDate } from './fields.ts'
import { maxLength, minLength } from './length-checks.ts'
import { LIMITS, PAGE_SIZE } from './limits.ts'
import { MessageResponse, pageFields } from './responses.ts'

export const OrderLine = z.object({
  _id: Id,
  /** Null if the product has been deleted. */
  product: z.nullable(z.object({ _id: Id, name: z.string(), slug: z.string(), imageUrl: z.nullable(z.string()) })),
  /** The product's name and image when the order was placed. */
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  /** The article number when the order was placed. Null for lines from before it was stored. */
  sku: z.nullable(z.string()),
  /** The unit price in dollars. */
  purchasePrice: z.number(),
  quantity: z.int(),
  totalPrice: z.number(),
  totalTax: z.number(),
  priceWithTax: z.number(),
  status: z.enum(ORDER_STATUSES),
})
export type OrderLine = z.infer<typeof OrderLine>

export const Order = z.object({
  _id: Id,
  cartId: Id,
  created: IsoDate,
  /** In dollars, without cancelled lines. */
  total: z.number(),
  totalTax: z.number(),
  totalWithTax: z.number(),
  /** The status of the first line. */
  status: z.enum([...ORDER_STATUSES, EMPTY_ORDER_STATUS]),
  products: z.array(OrderLine),
  deliveryAddress: z.nullable(DeliveryAddress),
  /** The current name of the customer. Null if the account has been deleted or has no name. */
  customerName: z.nullable(z.string()),
  /** The current email of the customer, for admins who read the orders of all customers. Null for any other reader. */
  customerEmail: z.nullable(z.string()),
  /** The id of the customer, for admins who read the orders of all customers. Missing for any other reader, and if the account has been deleted. */
  customerId: z.optional(Id),
  /** Whether the current user placed the order. Only the buyer can change the delivery address. */
  isOwn: z.boolean(),
})
export type Order = z.infer<typeof Order>

/** An amount that the shopper saw, in dollars. Its maximum is far above any real cart. */
const ShownAmount = z.number().check(z.gte(0), z.lte(1_000_000_000))

export const OrderInput = z.object({
  cartId: Id,
  /** The total without tax. */
  total: ShownAmount,
  /** The total with tax. The order is refused if another amount would be charged. Clients that show no tax leave it out. */
  totalWithTax: z.optional(ShownAmount),
  /** The id of the user's address to deliver to. Without it, the default address is used, if there is one. */
  address: z.optional(Id),
})
export type OrderInput = z.infer<typeof OrderInput>
export const OrderPlacedResponse = z.object({ success: z.boolean(), message: z.string(), order: z.object({ _id: Id }) })
export type OrderPlacedResponse = z.infer<typeof OrderPlacedResponse>

export const OrderResponse = z.object({ order: Order })
export type OrderResponse = z.infer<typeof OrderResponse>
export const OrderPage = z.object({ orders: z.array(Order), ...pageFields })
export type OrderPage = z.infer<typeof OrderPage>
export const OrderList = z.object({ orders: z.array(Order) })

/** An order as a merchant sees it: only the lines of their brand, and where to send them. */
export const MerchantOrder = z.object({
  _id: Id,
  created: IsoDate,
  /** The lines of the merchant's brand. */
  products: z.array(OrderLine),
  /** Of these lines with tax, in dollars, without cancelled ones. */
  totalWithTax: z.number(),
  /** The current name of the customer. Null if the account has been deleted or has no name. */
  customerName: z.nullable(z.string()),
  deliveryAddress: z.nullable(DeliveryAddress),
})
export type MerchantOrder = z.infer<typeof MerchantOrder>
export const MerchantOrderResponse = z.object({ order: MerchantOrder })
/** A page of the orders of a merchant's brand, with how many orders each filter finds for the same search. */
export const MerchantOrderPage = z.object({
  orders: z.array(MerchantOrder),
  ...pageFields,
  counts: z.object({ all: z.int(), to_ship: z.int() }),
})
export type MerchantOrderPage = z.infer<typeof MerchantOrderPage>

/** The statuses that a merchant can set. */
export const MERCHANT_STATUSES = ['Processing', 'Shipped'] as const
export type MerchantStatus = (typeof MERCHANT_STATUSES)[number]

/** Sets the status of lines of the merchant's brand: of these lines, or of all that have not got as far. */
export const MerchantStatusInput = z.object({
  status: z.enum(MERCHANT_STATUSES),
  lines: z.optional(z.array(Id).check(minLength(1), maxLength(LIMITS.cartLines))),
})
export type MerchantStatusInput = z.infer<typeof MerchantStatusInput>
export const MerchantStatusResponse = z.extend(MessageResponse, { order: MerchantOrder })

/** Which orders a merchant lists. `to_ship`: with a line that is Not processed or Processing. */
export const ORDER_FILTERS = ['all', 'to_ship'] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]

/**
 * Which orders admins list, by the status over all lines. `open`: something is left to ship or to deliver. `to_ship`: a line is
 * Not processed or Processing.
 */
export const ORDER_TABS = ['all', 'open', 'to_ship', 'shipped', 'delivered', 'cancelled'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/** The orders that a tab lists, by the status over all lines; undefined for all. */
export const TAB_STATUSES: Record<OrderTab, readonly OrderStatus[] | undefined> = {
  all: undefined,
  open: ['Not processed', 'Processing', 'Shipped'],
  to_ship: ['Not processed', 'Processing'],
  shipped: ['Shipped'],
  delivered: ['Delivered'],
  cancelled: ['Cancelled'],
}

/** The order of the staff lists of orders, by date. */
export const ORDER_SORTS = ['newest', 'oldest'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** The order of the list of all orders: by date, or by total with tax. */
export const ALL_ORDER_SORTS = ['newest', 'oldest', 'total-high', 'total-low'] as const
export type AllOrderSort = (typeof ALL_ORDER_SORTS)[number]

/** A page of all orders, with the number of orders in each tab for the same search and dates. */
export const AllOrdersPage = z.extend(OrderPage, {
  counts: z.object({
    all: z.int(),
    open: z.int(),
    to_ship: z.int(),
    shipped: z.int(),
    delivered: z.int(),
    cancelled: z.int(),
  }),
})
export type AllOrdersPage = z.infer<typeof AllOrdersPage>

/** The statuses that staff set for many orders at once. */
export const BULK_STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered'] as const
export type BulkStatus = (typeof BULK_STATUSES)[number]

/**
 * Sets the lines of orders that have not got as far to a status: all of them, or only `lines`. With `lines`, lines that are
 * Processing can also be set back to Not processed, which undoes an earlier call.
 */
export const BulkStatusInput = z.object({
  orders: z.array(Id).check(minLength(1), maxLength(PAGE_SIZE.max)),
  status: z.enum(BULK_STATUSES),
  lines: z.optional(z.array(Id).check(minLength(1), maxLength(PAGE_SIZE.max * LIMITS.cartLines))),
})
export type BulkStatusInput = z.infer<typeof BulkStatusInput>

/** Like `BulkStatusInput`, for the lines of a merchant's brand. */
export const MerchantBulkStatusInput = z.extend(BulkStatusInput, {
  status: z.enum(['Not processed', ...MERCHANT_STATUSES]),
})
export type MerchantBulkStatusInput = z.infer<typeof MerchantBulkStatusInput>

/** What happened to each order, in the order of the request. An order fails alone: the others are changed. */
export const BulkStatusResponse = z.object({
  success: z.boolean(),
  results: z.array(
    z.object({
      _id: Id,
      /** The lines that have another status now; empty if the order had got as far already. */
      lines: z.array(Id),
      /** Why nothing was changed, or null. */
      error: z.nullable(z.string()),
    }),
  ),
})
export type BulkStatusResponse = z.infer<typeof BulkStatusResponse>

export const OrderStatusInput = z.object({ orderId: Id, cartId: Id, status: z.enum(ORDER_STATUSES) })
export type OrderStatusInput = z.infer<typeof OrderStatusInput>
export const OrderStatusResponse = z.object({
  success: z.boolean(),
  message: z.string(),
  orderCancelled: z.optional(z.boolean()),
})
export type OrderStatusResponse = z.infer<typeof OrderStatusResponse>
export const OrderAddressInput = z.object({ address: Id })
/** The response of a change with the changed order. */
export const OrderSavedResponse = z.extend(MessageResponse, { order: Order })
