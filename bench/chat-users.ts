import { sql } from 'drizzle-orm'
import { openFolder, openPostgres } from '../server/src/db/open.ts'
import { hashToken } from '../server/src/lib/token.ts'

/** The id of the admin that `addChatUsers` adds. */
export const STAFF = '01990000-0000-7000-8000-000000000000'
/** The session token of the admin. */
export const STAFF_TOKEN = 'chat-staff-token'

/** The session tokens of the users that `addChatUsers` adds. */
export const listChatTokens = (count: number): string[] => Array.from({ length: count }, (_, n) => `chat-token-${n}`)

/** Adds one admin and this number of users, each with a session, to a database. */
export async function addChatUsers({ DATABASE_URL, DATA_DIR }: Record<string, string>, count: number): Promise<void> {
  const open = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openFolder(DATA_DIR ?? '')
  const rows = JSON.stringify(listChatTokens(count).map((token, n) => ({ n, hash: hashToken(token) })))
  await open.db.execute(sql`with staff as (
      insert into users (id, email, first_name, last_name, password_hash, role, created_at)
      values (${STAFF}, 'staff@chat.test', 'Ada', 'Winder', 'none', 'ROLE ADMIN', now()) returning id)
    insert into sessions (id, token_hash, user_id, created_at, expires_at)
    select gen_random_uuid(), ${hashToken(STAFF_TOKEN)}, id, now(), now() + interval '7 days' from staff`)
  await open.db.execute(sql`with people as (
      insert into users (id, email, first_name, last_name, password_hash, created_at)
      select gen_random_uuid(), 'person-' || n || '@chat.test', 'Person', n::text, 'none', now()
      from jsonb_to_recordset(${rows}::jsonb) as p (n int, hash text) returning id, last_name)
    insert into sessions (id, token_hash, user_id, created_at, expires_at)
    select gen_random_uuid(), p.hash, people.id, now(), now() + interval '7 days'
    from people join jsonb_to_recordset(${rows}::jsonb) as p (n int, hash text) on p.n::text = people.last_name`)
  await open.close()
}
