import { APPROVAL_STATUSES } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { brands } from './brand.ts'
import { id, moment, oneOfCheck, ref } from './columns.ts'

/** Seller applications and merchants. The account is the user whose `merchantId` references the row. */
export const merchants = pgTable(
  'merchants',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email'),
    phoneNumber: text('phone_number').notNull(),
    brandName: text('brand_name').notNull(),
    business: text('business').notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull().default('Waiting Approval'),
    isActive: boolean('is_active').notNull().default(false),
    /** Whether a user has this merchant. A trigger on `users` keeps it, so that lists and counts need no join. */
    hasAccount: boolean('has_account').notNull().default(false),
    /** Created from `brandName` at the first approval. */
    brandId: ref('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // One open application per email. After a rejection, the email can apply again.
    uniqueIndex('merchants_open_email_unique').on(sql`lower(${t.email})`).where(sql`${t.status} <> 'Rejected'`),
    uniqueIndex('merchants_brand_unique').on(t.brandId),
    index('merchants_newest').on(t.createdAt, t.id),
    // The counts of the tabs. Equal keys share an entry, so it is much smaller than an index that can sort the lists.
    index('merchants_counts').on(t.status, t.isActive, t.hasAccount),
    // The lists by status.
    index('merchants_by_state').on(t.status, t.isActive, t.hasAccount, t.createdAt, t.id),
    // A small partial index to count the waiting applications.
    index('merchants_waiting').on(t.id).where(sql`${t.status} = 'Waiting Approval'`),
    // The expression of `merchantSearchText`: a search must use the same expression to use the index.
    index('merchants_search').using(
      'gin',
      sql`(${t.name} || ' ' || coalesce(${t.email}, '') || ' ' || ${t.phoneNumber} || ' ' || ${t.brandName} || ' ' || ${t.status}) gin_trgm_ops`,
    ),
    oneOfCheck('merchants_status_known', t.status, APPROVAL_STATUSES),
  ],
)

/** The text that a merchant search matches. Must equal the expression of the index `merchants_search`. */
export const merchantSearchText = sql<string>`(${merchants.name} || ' ' || coalesce(${merchants.email}, '') || ' ' || ${merchants.phoneNumber} || ' ' || ${merchants.brandName} || ' ' || ${merchants.status})`

/** Invitations to complete the sign-up of an approved application. Only the mail contains the token itself. */
export const merchantInvitations = pgTable(
  'merchant_invitations',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique('merchant_invitations_token_unique'),
    merchantId: ref('merchant_id')
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('merchant_invitations_merchant').on(t.merchantId)],
)
