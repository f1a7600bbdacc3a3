import * as z from 'zod/mini'
import { Id } from './fields.ts'
import { LIMITS } from './limits.ts'

/** An order was placed, or a line of it or its address is not what it was: fetch it again. */
export const OrderChanged = z.object({ _id: Id })
export type OrderChanged = z.infer<typeof OrderChanged>

/** Pieces of a toy that can be sold now. */
export const StockChanged = z.object({ _id: Id, inventory: z.int() })
export type StockChanged = z.infer<typeof StockChanged>

/** The products somebody looks at; each time the whole list, [] for none. */
export const StockWatch = z.array(Id).check(z.maxLength(LIMITS.cartLines))
export type StockWatch = z.infer<typeof StockWatch>

/**
 * What the socket hears besides the chat. Only who is signed in has one: others ask again from time to time. Rooms do not
 * outlive a socket: send it again after each connection.
 */
export type LiveClientEvents = { watchStock: (productIds: StockWatch) => void }

/** What the socket tells besides the chat. */
export type LiveServerEvents = {
  /** To the order's owner and to staff. */
  orderChanged: (order: OrderChanged) => void
  /** To whom watches the product: it was sold, given back or counted anew. */
  stockChanged: (stock: StockChanged) => void
}
