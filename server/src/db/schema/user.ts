import { PROVIDERS, ROLE_MEMBER, ROLES } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, oneOfCheck, ref } from './columns.ts'
import { merchants } from './merchant.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    /** As entered; unique, ignoring case. Null only if an external provider returned none. */
    email: text('email'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number'),
    /** Argon2id. Null for accounts of external providers. */
    passwordHash: text('password_hash'),
    provider: text('provider', { enum: PROVIDERS }).notNull().default('Email'),
    /** The provider's id of the user (`sub`). Null for provider Email. */
    providerSubject: text('provider_subject'),
    role: text('role', { enum: ROLES }).notNull().default(ROLE_MEMBER),
    merchantId: ref('merchant_id').references(() => merchants.id, { onDelete: 'set null' }),
    /** When an admin disabled the account; null if it may sign in. */
    disabledAt: moment('disabled_at'),
    /** Until when staff mails have told the user what is new; null if the user wants none. */
    staffMailedUntil: moment('staff_mailed_until'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    uniqueIndex('users_provider_subject_unique').on(t.provider, t.providerSubject),
    uniqueIndex('users_merchant_unique').on(t.merchantId),
    index('users_newest').on(t.createdAt, t.id),
    // The lists by role.
    index('users_by_role').on(t.role, t.createdAt, t.id),
    // The counts of the tabs. Equal keys share an entry, so it is much smaller than an index that can sort the lists.
    index('users_counts').on(t.role),
    index('users_staff_mails').on(t.staffMailedUntil).where(sql`${t.staffMailedUntil} is not null`),
    // The expression of `userSearchText`: a search must use the same expression to use the index.
    index('users_search').using(
      'gin',
      sql`(${t.firstName} || ' ' || ${t.lastName} || ' ' || coalesce(${t.email}, '')) gin_trgm_ops`,
    ),
    oneOfCheck('users_role_known', t.role, ROLES),
    oneOfCheck('users_provider_known', t.provider, PROVIDERS),
    // Email accounts have an email and a password; other accounts have the provider's id.
    check(
      'users_can_sign_in',
      sql`case when ${t.provider} = 'Email' then ${t.email} is not null and ${t.passwordHash} is not null else ${t.providerSubject} is not null end`,
    ),
  ],
)

/** The text that a user search matches. Must equal the expression of the index `users_search`. */
export const userSearchText = sql<string>`(${users.firstName} || ' ' || ${users.lastName} || ' ' || coalesce(${users.email}, ''))`

/** Sessions. Only the SHA-256 of the token is stored, so that a leaked table contains no valid tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique('sessions_token_unique'),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Seven days after the last request. */
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** Pending external sign-ins: the secrets to verify the provider's response. Using a row deletes it. */
export const externalSignIns = pgTable(
  'external_sign_ins',
  {
    id: id(),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    /** SHA-256 of the `state`, which is sent through the provider and stored in a browser cookie. */
    stateHash: text('state_hash').notNull().unique('external_sign_ins_state_unique'),
    nonce: text('nonce').notNull(),
    /** The PKCE code verifier. */
    codeVerifier: text('code_verifier').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('external_sign_ins_expiry').on(t.expiresAt)],
)

/** Password reset links. Only the mail contains the token itself. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique('password_resets_token_unique'),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('password_resets_user').on(t.userId)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    country: text('country').notNull(),
    zipCode: text('zip_code').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('addresses_user').on(t.userId, t.createdAt, t.id),
    uniqueIndex('addresses_one_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
)
