import type { ChatDelivered } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { asyncCommit } from '../../db/async-commit.ts'
import type { Database } from '../../db/database.ts'
import { chatMessages, chatReads } from '../../db/schema/index.ts'

/** A client of the user `me` has received the message `id`. */
export type Receipt = { me: string; id: string }

/**
 * Moves the delivery marks of conversations forward, in one statement. A mark never moves back and never past a message
 * that is not received yet. Receipts for other users' messages are ignored.
 *
 * @returns the marks that moved, and the author of the delivered messages
 */
export async function markReceived(db: Database, receipts: Receipt[]): Promise<(ChatDelivered & { from: string })[]> {
  type Row = { from: string; with: string; until: Date | string }
  const { rows } = await db.execute<Row>(sql`with received as (
      select m.id, m.to_id, m.from_id, m.created_at, coalesce(greatest(k.received_at, k.read_at), '-infinity') as mark
      from jsonb_to_recordset(${JSON.stringify(receipts)}::jsonb) as r (me uuid, id uuid)
      join ${chatMessages} m on m.id = r.id and m.to_id = r.me
      left join ${chatReads} k on k.user_id = m.to_id and k.other_id = m.from_id
      where k.received_at is null or k.received_at < m.created_at
    )
    insert into ${chatReads} as marks (user_id, other_id, received_at)
    select to_id, from_id, max(created_at) from received where not exists (
      select from ${chatMessages} m
      where m.to_id = received.to_id and m.from_id = received.from_id and m.created_at > received.mark
        and m.created_at <= received.created_at and m.id not in (select id from received))
    group by 1, 2 order by 1, 2
    on conflict (user_id, other_id) do update set received_at = excluded.received_at
      where coalesce(marks.received_at, '-infinity') < excluded.received_at
    returning other_id as "from", user_id as "with", received_at as "until", ${asyncCommit}`)
  return rows.map((row) => ({ from: row.from, with: row.with, until: new Date(row.until).toISOString() }))
}
