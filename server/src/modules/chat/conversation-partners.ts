import { type SQL, sql } from 'drizzle-orm'
import { chatMessages } from '../../db/schema/index.ts'

/**
 * Common table expressions with the ids of a user's conversation partners: `sent`, `received` and `partners`, each with a
 * column `other`. Each partner costs one index lookup, however many messages there are.
 *
 * Start the statement with it: ``sql`with recursive ${conversationPartners(id)} select other from partners` ``.
 */
export const conversationPartners = (userId: string): SQL => sql`sent as (
    (select to_id as other from ${chatMessages} where from_id = ${userId} order by to_id limit 1)
    union all
    select (select to_id from ${chatMessages} where from_id = ${userId} and to_id > sent.other order by to_id limit 1)
    from sent where sent.other is not null
  ), received as (
    (select from_id as other from ${chatMessages} where to_id = ${userId} order by from_id limit 1)
    union all
    select (select from_id from ${chatMessages} where to_id = ${userId} and from_id > received.other order by from_id limit 1)
    from received where received.other is not null
  ), partners as (
    select other from sent where other is not null union select other from received where other is not null
  )`
