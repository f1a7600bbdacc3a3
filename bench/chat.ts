// 1,000 people in the support chat, beside a bare Socket.IO echo in interleaved rounds: `npm run bench:chat -- postgres 3`
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { openFolder, openPostgres } from '../server/src/db/open.ts'
import { hashToken } from '../server/src/lib/token.ts'
import { findFreePort } from '../server/test/free-port.ts'
import { fillFolder, startShops } from './databases.ts'
import { median } from './median.ts'
import { type Running, start, startShop } from './processes.ts'

const PEOPLE = 1000
const STAFF = '01990000-0000-7000-8000-000000000000'
const tokenOf = (n: number) => `chat-token-${n}`

/** `…Cpu`: µs of a processor for each message of the flood. */
type Round = {
  connectMs: number
  median: number
  p99: number
  perSecond: number
  serverCpu: number
  databaseCpu: number
  clientsCpu: number
  megabytes: number
}

const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-chat-'))
const tokens = join(folder, 'tokens.json')
writeFileSync(tokens, JSON.stringify(Array.from({ length: PEOPLE }, (_, i) => tokenOf(i))))

/** Puts one of the staff and the people with their sessions into a shop. */
async function addPeople({ DATABASE_URL, DATA_DIR }: Record<string, string>): Promise<void> {
  const open = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openFolder(DATA_DIR ?? '')
  const rows = JSON.stringify(Array.from({ length: PEOPLE }, (_, i) => ({ n: i, hash: hashToken(tokenOf(i)) })))
  await open.db.execute(sql`insert into users (id, email, first_name, last_name, password_hash, role, created_at)
    values (${STAFF}, 'staff@chat.test', 'Ada', 'Winder', 'none', 'ROLE ADMIN', now())`)
  await open.db.execute(sql`with people as (
      insert into users (id, email, first_name, last_name, password_hash, created_at)
      select gen_random_uuid(), 'person-' || n || '@chat.test', 'Person', n::text, 'none', now()
      from jsonb_to_recordset(${rows}::jsonb) as p (n int, hash text) returning id, last_name)
    insert into sessions (id, token_hash, user_id, created_at, expires_at)
    select gen_random_uuid(), p.hash, people.id, now(), now() + interval '7 days'
    from people join jsonb_to_recordset(${rows}::jsonb) as p (n int, hash text) on p.n::text = people.last_name`)
  await open.close()
}

/** Resident memory, as the kernel counts it. */
const megabytesOf = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

async function round(server: Running): Promise<Round> {
  const script = join(import.meta.dirname, 'chat-clients.ts')
  const pids = [server.pid, postgres?.pid ?? 0].map(String)
  const args = ['--disable-warning=ExperimentalWarning', script, new URL(server.url).origin, tokens, STAFF, ...pids]
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 240_000 })
  return { ...(JSON.parse(stdout) as Omit<Round, 'megabytes'>), megabytes: megabytesOf(server.pid) } // printed there
}

async function startEcho(): Promise<Running> {
  const port = String(await findFreePort())
  return start(join(import.meta.dirname, 'chat-echo.ts'), {}, [port], `http://127.0.0.1:${port}/`)
}

const [name = 'postgres', rounds = '3'] = process.argv.slice(2)
const postgres = name === 'postgres' ? await startShops() : undefined
const { env } = postgres ? await postgres.fill(100) : await fillFolder(join(folder, 'data'), 100)
await addPeople(env)

const results: Record<string, Round[]> = { chat: [], echo: [] }
for (let i = 0; i < Number(rounds); i += 1) {
  // A server each round: connecting to a fresh one is what a restart in a busy hour looks like.
  for (const [kind, open] of [
    ['echo', startEcho],
    ['chat', () => startShop({ DATA_DIR: join(folder, 'data'), ...env })],
  ] as const) {
    const server = await open()
    const result = await round(server)
    await server.stop()
    results[kind]?.push(result)
    console.log(name, kind, JSON.stringify(result))
  }
}
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })

const COLUMNS: Record<string, (one: Round) => number> = {
  'connected, ms': ({ connectMs }) => connectMs,
  'round trip, ms: median': (one) => one.median,
  p99: ({ p99 }) => p99,
  'messages a second': ({ perSecond }) => perSecond,
  'CPU a message, µs: server': ({ serverCpu }) => serverCpu,
  database: ({ databaseCpu }) => databaseCpu,
  clients: ({ clientsCpu }) => clientsCpu,
  'memory at most, MB': ({ megabytes }) => megabytes,
}
const line = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
console.log()
line([name, ...Object.keys(COLUMNS)])
line(['---', ...Object.keys(COLUMNS).map(() => '--:')])
for (const [kind, all] of Object.entries(results)) {
  line([kind, ...Object.values(COLUMNS).map((cell) => Math.round(median(all.map(cell)) * 10) / 10)])
}
