import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, version } from './columns.ts'

/** A brand's merchant is the one whose `merchants.brandId` points here. */
export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique('brands_slug_unique'),
    description: text('description').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Turned off because its merchant was: enabling the merchant brings back only such a brand. */
    offByMerchant: boolean('off_by_merchant').notNull().default(false),
    version: version(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('brands_newest').on(t.createdAt, t.id), index('brands_by_name').on(t.name, t.id)],
)
