// How fast events get from one server process to another, through PostgreSQL's notifications and through Redis.
// Usage: `npm run bench:channels -- 4 4000 2` (processes, sockets, rounds)
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../server/test/free-port.ts'
import { startRedisServer } from '../server/test/redis-server.ts'
import type { ChannelLoad } from './channel-clients.ts'
import { addChatUsers, listChatTokens } from './chat-users.ts'
import { startPostgresServer } from './databases.ts'
import { startShop } from './processes.ts'
import { table } from './report.ts'
import { median } from './statistics.ts'

const [processes = 4, sockets = 4000, rounds = 2] = process.argv.slice(2).map(Number)

const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-channels-'))
const tokens = join(folder, 'tokens.json')
writeFileSync(tokens, JSON.stringify(listChatTokens(sockets)))
const postgres = await startPostgresServer()
const redis = await startRedisServer(await findFreePort())

async function runRound(settings: Record<string, string>): Promise<ChannelLoad[]> {
  const servers = await Promise.all(
    Array.from({ length: processes }, (_, n) => startShop({ ...settings, DATA_DIR: join(folder, `server-${n}`) })),
  )
  const script = join(import.meta.dirname, 'channel-clients.ts')
  const pids = [...servers.map(({ pid }) => pid), postgres.pid, redis.pid].join()
  const urls = servers.map(({ url }) => new URL(url).origin).join()
  const args = ['--disable-warning=ExperimentalWarning', script, urls, tokens, pids]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 300_000 })
    return JSON.parse(stdout) as ChannelLoad[] // Printed by channel-clients.ts.
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

try {
  const { env } = await postgres.fill(100)
  await addChatUsers(env, sockets)
  const results: { channel: string; loads: ChannelLoad[] }[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [channel, settings] of [
      ['PostgreSQL', env],
      ['Redis', { ...env, REDIS_URL: redis.url }],
    ] as const) {
      const loads = await runRound(settings)
      results.push({ channel, loads })
      console.error(channel, JSON.stringify(loads))
    }
  }
  console.log(`${processes} processes, ${sockets} sockets, Node ${process.version}, medians of ${rounds} rounds\n`)
  const rows = ['PostgreSQL', 'Redis'].flatMap((channel) => {
    const own = results.filter((result) => result.channel === channel).map(({ loads }) => loads)
    return (own[0] ?? []).map(({ perSecond }, index) => {
      const medianOf = (value: (load: ChannelLoad) => number) =>
        median(own.flatMap((loads) => (loads[index] ? [value(loads[index])] : []))).toFixed(1)
      return [
        channel,
        perSecond,
        medianOf((load) => load.median),
        medianOf((load) => load.p99),
        medianOf((load) => load.serversCpu),
        medianOf((load) => load.databaseCpu),
        medianOf((load) => load.redisCpu),
        medianOf((load) => load.lost),
      ]
    })
  })
  const head = [
    'channel',
    'messages/s',
    'delivered after, ms: median',
    'p99',
    'CPU per message, µs: servers',
    'database',
  ]
  console.log(table([...head, 'Redis', 'lost'], rows))
} finally {
  await redis.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
