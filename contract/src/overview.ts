import * as z from 'zod/mini'
import { ORDER_STATUSES } from './enums.ts'
import { Id, IsoDate } from './fields.ts'
import { OVERVIEW } from './limits.ts'

/** The orders of one day, in UTC, without cancelled lines. */
export const SalesDay = z.object({
  /** `2026-11-20` */
  day: z.string(),
  /** Dollars, before tax. */
  total: z.number(),
  /** The number of orders with at least one line that is not cancelled. */
  orders: z.int(),
})
export type SalesDay = z.infer<typeof SalesDay>

const productFields = { _id: Id, name: z.string(), slug: z.string(), imageUrl: z.nullable(z.string()) }

/** A product with its sales. Deleted products are left out. */
export const BestSeller = z.object({
  ...productFields,
  /** The number of units, without cancelled lines. */
  sold: z.int(),
  /** Dollars, before tax. */
  total: z.number(),
})
export type BestSeller = z.infer<typeof BestSeller>

export const LowStockProduct = z.object({ ...productFields, inventory: z.int() })
export type LowStockProduct = z.infer<typeof LowStockProduct>

/** What waits for staff now, as the marks of the dashboard's menu show it. */
export const StaffWork = z.object({
  /** Orders with a line to ship, of any time. */
  openOrders: z.int(),
  /** Reviews and applications to be approved, and contact messages to be answered; null for merchants. */
  waiting: z.nullable(z.object({ reviews: z.int(), applications: z.int(), messages: z.int() })),
})
export type StaffWork = z.infer<typeof StaffWork>

/**
 * The key figures of the shop for admins, and of the own brand for merchants. A merchant's figures count the order lines that
 * belonged to the brand when they were ordered.
 */
export const Overview = z.object({
  /** The time of the request. */
  counted: IsoDate,
  /** The start of the period: the first moment, in UTC, of the first day in `sales`. */
  since: IsoDate,
  /** One entry per day, the oldest first, including days without sales. The last one is today. */
  sales: z.array(SalesDay),
  /** The sums of the period of the same length before it, to compare with. */
  previous: z.object({ total: z.number(), orders: z.int() }),
  /** The number of all orders, of any time, with a line that is Not processed or Processing; for a merchant, their own lines. */
  openOrders: z.int(),
  /**
   * The number of orders by status. Unlike the `status` of an order, it follows all lines that are not cancelled (for a merchant:
   * their own): an order is Not processed or Processing until each is Shipped or Delivered.
   */
  statuses: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: z.int() })),
  /** The products with the most units sold in the period. */
  bestSellers: z.array(BestSeller),
  /** Active products with a low stock. */
  lowStock: z.object({
    /** The number of all such products. */
    count: z.int(),
    /** The products with the lowest stock. */
    products: z.array(LowStockProduct),
  }),
  waiting: StaffWork.shape.waiting,
})
export type Overview = z.infer<typeof Overview>

/** Parses the period of an overview. Anything else than one of the periods is the default, because users edit URLs. */
export const parseOverviewDays = (text: unknown): number =>
  OVERVIEW.periods.find((days) => String(days) === text) ?? OVERVIEW.days
