import * as z from 'zod/mini'
import { Email, Id } from './fields.ts'

/** The form of a guest who wants a mail when a product is back in stock. */
export const StockAlertForm = z.object({ email: Email })
export type StockAlertForm = z.infer<typeof StockAlertForm>

/** A request for a mail when a product is back in stock. Signed-in users get it at the address of their account. */
export const StockAlertInput = z.object({ product: Id, email: z.optional(Email) })
export type StockAlertInput = z.infer<typeof StockAlertInput>

/** The ids of the products that the user waits for. */
export const StockAlertList = z.object({ products: z.array(Id) })
export type StockAlertList = z.infer<typeof StockAlertList>
