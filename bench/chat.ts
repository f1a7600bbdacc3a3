// Benchmarks the support chat with 1,000 users against a bare Socket.IO server, in interleaved rounds.
// Usage: `npm run bench:chat -- postgres 3`
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../server/test/free-port.ts'
import { addChatUsers, listChatTokens, STAFF } from './chat-users.ts'
import { fillEmbeddedDatabase, startPostgresServer } from './databases.ts'
import { type RunningServer, readPeakMemory, startServerProcess, startShop } from './processes.ts'
import { median } from './statistics.ts'

const [name = 'postgres', rounds = '3'] = process.argv.slice(2)
if (name !== 'postgres' && name !== 'pglite') {
  console.error('Usage: npm run bench:chat -- [postgres or pglite] [rounds]')
  process.exit(name === '--help' ? 0 : 1)
}

const USER_COUNT = 1000

/** `…Cpu`: processor time in µs per message under maximum load. */
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
writeFileSync(tokens, JSON.stringify(listChatTokens(USER_COUNT)))

async function runRound(server: RunningServer): Promise<Round> {
  const script = join(import.meta.dirname, 'chat-clients.ts')
  const pids = [server.pid, postgres?.pid ?? 0].map(String)
  const args = ['--disable-warning=ExperimentalWarning', script, new URL(server.url).origin, tokens, STAFF, ...pids]
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 240_000 })
  return { ...(JSON.parse(stdout) as Omit<Round, 'megabytes'>), megabytes: readPeakMemory(server.pid) } // Printed by chat-clients.ts.
}

async function startEcho(): Promise<RunningServer> {
  const port = String(await findFreePort())
  return startServerProcess(
    join(import.meta.dirname, 'chat-baseline-server.ts'),
    {},
    [port],
    `http://127.0.0.1:${port}/`,
  )
}

const postgres = name === 'postgres' ? await startPostgresServer() : undefined
const { env } = postgres ? await postgres.fill(100) : await fillEmbeddedDatabase(join(folder, 'data'), 100)
await addChatUsers(env, USER_COUNT)

const results: Record<string, Round[]> = { chat: [], echo: [] }
for (let i = 0; i < Number(rounds); i += 1) {
  // A new server each round, so that all users connect at once, as after a restart.
  for (const [kind, open] of [
    ['echo', startEcho],
    ['chat', () => startShop({ DATA_DIR: join(folder, 'data'), ...env })],
  ] as const) {
    const server = await open()
    const result = await runRound(server)
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
  'messages/s': ({ perSecond }) => perSecond,
  'CPU per message, µs: server': ({ serverCpu }) => serverCpu,
  database: ({ databaseCpu }) => databaseCpu,
  clients: ({ clientsCpu }) => clientsCpu,
  'peak memory, MB': ({ megabytes }) => megabytes,
}
const line = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
console.log()
line([name, ...Object.keys(COLUMNS)])
line(['---', ...Object.keys(COLUMNS).map(() => '--:')])
for (const [kind, all] of Object.entries(results)) {
  line([kind, ...Object.values(COLUMNS).map((cell) => Math.round(median(all.map(cell)) * 10) / 10)])
}
