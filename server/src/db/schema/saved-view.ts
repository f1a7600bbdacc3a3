import { VIEW_LISTS } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, oneOfCheck, ref } from './columns.ts'
import { users } from './user.ts'

/** What lists of the dashboard show, saved by staff for themselves. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list', { enum: VIEW_LISTS }).notNull(),
    /** Unique among the views of a user and list, ignoring case. */
    name: text('name').notNull(),
    /** The query of the list's address. */
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_views_name_unique').on(t.userId, t.list, sql`lower(${t.name})`),
    oneOfCheck('saved_views_list_known', t.list, VIEW_LISTS),
  ],
)
