import * as z from 'zod/mini'
import { APPROVAL_STATUSES } from './enums.ts'
import { Id, IsoDate } from './fields.ts'
import { SharedCart } from './shared-cart.ts'
import { User } from './user.ts'

/** An account as admins see it: the profile, its sessions, and its latest orders and reviews. */
export const UserAccount = z.object({
  user: User,
  /** The sessions that have not expired. `lastUsed` is exact to a minute; null without a session. */
  sessions: z.object({ count: z.int(), lastUsed: z.nullable(IsoDate) }),
  orders: z.object({
    /** The number of all orders. */
    count: z.int(),
    /** The latest ones, newest first. */
    latest: z.array(z.object({ _id: Id, created: IsoDate, total: z.number(), status: z.string() })),
  }),
  reviews: z.object({
    /** The number of all reviews, in any status. */
    count: z.int(),
    /** The latest ones, newest first. The product is null if it has been deleted. */
    latest: z.array(
      z.object({
        _id: Id,
        created: IsoDate,
        title: z.string(),
        rating: z.int(),
        status: z.enum(APPROVAL_STATUSES),
        product: z.nullable(z.object({ name: z.string(), slug: z.string() })),
      }),
    ),
  }),
  wishes: z.object({
    /** The number of all toys on the wishlist. */
    count: z.int(),
    /** The latest ones, newest first. */
    latest: z.array(z.object({ name: z.string(), slug: z.string() })),
  }),
  /** The cart that the user has shown to support; null if there is none. */
  cart: z.nullable(SharedCart),
})
export type UserAccount = z.infer<typeof UserAccount>

/** Enables or disables an account. */
export const UserActive = z.object({ user: z.object({ isActive: z.boolean() }) })

/** The number of orders, reviews and wishes that an account shows. */
export const LATEST_OF_ACCOUNT = 5
