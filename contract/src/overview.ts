import * as z from 'zod/mini'
import { ORDER_STATUSES } from './enums.ts'
import { Id, IsoDate } from './fields.ts'

/** What was ordered on one day, in UTC. Cancelled lines do not count. */
export const SalesDay = z.object({
  /** `2026-11-20` */
  day: z.string(),
  /** Dollars, before tax. */
  total: z.number(),
  /** Orders with at least one line that counts. */
  orders: z.int(),
})
export type SalesDay = z.infer<typeof SalesDay>

const toy = { _id: Id, name: z.string(), slug: z.string(), imageUrl: z.nullable(z.string()) }

/** A toy as it is in the catalogue now, and what it sold; one that has been deleted is in no list. */
export const BestSeller = z.object({
  ...toy,
  /** Pieces, without those of cancelled lines. */
  sold: z.int(),
  /** Dollars, before tax. */
  total: z.number(),
})
export type BestSeller = z.infer<typeof BestSeller>

export const LowStockProduct = z.object({ ...toy, inventory: z.int() })
export type LowStockProduct = z.infer<typeof LowStockProduct>

/**
 * How the shop is doing, to who runs it; to a merchant how the own brand is. Theirs are the lines of toys that are of
 * their brand now: a deleted toy's sales are the shop's only.
 */
export const Overview = z.object({
  /** When it was counted: at the call. */
  counted: IsoDate,
  /** From when on orders count: the first moment, in UTC, of the first day in `sales`. */
  since: IsoDate,
  /** Each day, the oldest first, also those without sales; today, the last, is not over. */
  sales: z.array(SalesDay),
  /** How many orders since then stand where, each status once. An order stands where the first of its (their) lines does. */
  statuses: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: z.int() })),
  /** What sold most pieces since then. */
  bestSellers: z.array(BestSeller),
  /** Active toys of which few pieces are left. */
  lowStock: z.object({
    /** How many there are. */
    count: z.int(),
    /** Those with the fewest. */
    products: z.array(LowStockProduct),
  }),
  /** What waits for a decision; null for who cannot make one. */
  waiting: z.nullable(z.object({ reviews: z.int(), applications: z.int() })),
})
export type Overview = z.infer<typeof Overview>
