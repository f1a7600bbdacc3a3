import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, version } from './columns.ts'

/** The merchant of a brand is the row whose `merchants.brandId` references it. */
export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique('brands_slug_unique'),
    description: text('description').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Deactivated together with its merchant. Enabling the merchant activates only such a brand. */
    offByMerchant: boolean('off_by_merchant').notNull().default(false),
    version: version(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('brands_newest').on(t.createdAt, t.id), index('brands_by_name').on(t.name, t.id)],
)
