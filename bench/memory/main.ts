// How much memory the server takes, on Linux: `npm run bench:memory -- [minutes of load] [database]`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startPostgres } from '../../server/test/postgres/local-postgres.ts'
import { requireBuiltApp } from '../pages/demo-shop.ts'
import { type RunningServer, startShop } from '../processes.ts'
import { table } from '../report.ts'
import { prepareMixedRequests } from './mixed-requests.ts'

/** Until pictures of the demo are rendered and the first garbage is collected. */
const SETTLE_MS = 20_000

/** Reads the memory of a process in MB: all of it, and without what it shares with other processes. */
function readMemory(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return ['Rss', 'Pss'].map((name) => {
    const [, kilobytes = '0'] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text) ?? []
    return (Number(kilobytes) / 1000).toFixed(0)
  })
}

async function measure(name: string, env: Record<string, string>, minutes: number): Promise<string[][]> {
  const rows: string[][] = []
  let failed = 0
  const add = (when: string, { pid }: RunningServer) => rows.push([name, when, ...readMemory(pid)])
  for (const start of ['first start', 'second start']) {
    const server = await startShop({ DEMO: 'on', ...env })
    try {
      await wait(SETTLE_MS)
      add(start, server)
      if (start === 'first start') continue
      const { origin } = new URL(server.url)
      const requests = await prepareMixedRequests(origin)
      for (let minute = 1; minute <= minutes; minute++) {
        const result = await autocannon({ url: origin, connections: 16, duration: 60, requests })
        failed += result.errors + result.non2xx
        add(`${minute} min of load`, server)
        console.error(rows.at(-1)?.join(' '), `${result.requests.total} requests, ${failed} failed`)
      }
    } finally {
      await server.stop()
    }
  }
  return rows
}

requireBuiltApp()
const minutes = Number(process.argv[2] ?? 2)
const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-memory-'))
const only = process.argv[3]
const postgres = await startPostgres()
/** The settings of each database. */
const SETTINGS: Record<string, Record<string, string>> = {
  pglite: { DATA_DIR: join(folder, 'embedded') },
  postgres: { DATABASE_URL: `${postgres.url}/shop`, DATA_DIR: join(folder, 'files') },
}
try {
  await postgres.createDatabase('shop')
  const rows: string[][] = []
  for (const [name, env] of Object.entries(SETTINGS)) {
    if (only === undefined || only === name) rows.push(...(await measure(name, env, minutes)))
  }
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}\n`)
  console.log(table(['database', 'when', 'RSS, MB', 'PSS, MB'], rows))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
