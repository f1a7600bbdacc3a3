import * as z from 'zod/mini'
import { Id } from './fields.ts'
import { CardProduct } from './product.ts'
import { ShopReview } from './review.ts'

/** What the home page shows below the featured toys. Toys are listed once, and the sections name them by id. */
export const Home = z.object({
  /** At most eight active categories, by name. */
  categories: z.array(z.object({ _id: Id, name: z.string(), slug: z.string() })),
  /** All toys of the sections. */
  products: z.array(CardProduct),
  /** At most four toys, newest first. */
  newest: z.array(Id),
  /** At most four toys with the most stars of approved reviews, none of them among the newest. */
  loved: z.array(Id),
  /** The brand of the most loved toy, with at most three toys. Null if that toy has no brand. */
  brand: z.nullable(
    z.object({ _id: Id, name: z.string(), slug: z.string(), description: z.string(), products: z.array(Id) }),
  ),
  /** At most three short, good reviews, newest first, each by another user about another toy. */
  reviews: z.array(z.extend(ShopReview, { product: z.object({ slug: z.string(), name: z.string() }) })),
})
export type Home = z.infer<typeof Home>
