// How fast orders are placed, compared with another checkout and with a bare `pg` program: `npm run bench:orders -- --help`.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type FilledDatabase, fillEmbeddedDatabase, startPostgresServer } from './databases.ts'
import { measureOrders, type OrderResult } from './orders/measure-orders.ts'
import { runBareOrders } from './orders/run-bare-orders.ts'
import { startShop } from './processes.ts'
import { table } from './report.ts'
import { loadShopData } from './scenarios.ts'
import { median } from './statistics.ts'

const USAGE = `npm run bench:orders -- [options]

  --databases postgres,pglite   databases to measure
  --compare FOLDER              another checkout with its node_modules, measured in turn
  --rounds 3                    rounds; the medians are reported
  --seconds 5                   duration of the load
  --connections 32              concurrent connections of the load`

const PRODUCTS = 100

const { values: options } = parseArgs({
  options: {
    databases: { type: 'string', default: 'postgres,pglite' },
    compare: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    help: { type: 'boolean', default: false },
  },
})

const CHECKOUTS: Record<string, string> = {
  ...(options.compare !== undefined && { [`server of ${options.compare}`]: resolve(options.compare) }),
  server: resolve(import.meta.dirname, '..'),
}

const COLUMNS: Record<string, (result: OrderResult) => number> = {
  'alone: cart, ms': ({ alone }) => alone.cart,
  'order, ms': ({ alone }) => alone.order,
  'both, ms': ({ alone }) => alone.both,
  'load: orders/s': ({ load }) => load.perSecond,
  'cart, ms ': ({ load }) => load.cart,
  'order, ms ': ({ load }) => load.order,
  'CPU per order, ms: server': ({ load }) => load.serverCpu,
  database: ({ load }) => load.databaseCpu,
  'mails sent meanwhile, %': ({ load }) => load.mailShare * 100,
  'CPU per mail later, ms': ({ mailCpu }) => mailCpu,
  failed: ({ failed }) => failed,
}

async function measureShop(shop: FilledDatabase, checkout: string, folder: string, databasePid: number) {
  const dataDir = shop.env.DATA_DIR ?? join(folder, 'files')
  const server = await startShop({ DATA_DIR: dataDir, ...shop.env }, checkout)
  try {
    const data = await loadShopData(server.url, PRODUCTS)
    const load = { connections: Number(options.connections), seconds: Number(options.seconds) }
    return await measureOrders(server, { data, outbox: join(dataDir, 'outbox'), databasePid, ...load })
  } finally {
    await server.stop()
  }
}

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-orders-'))
  const postgres = options.databases.includes('postgres') ? await startPostgresServer() : null
  const results = new Map<string, OrderResult[]>()
  const add = (name: string, result: OrderResult) => {
    results.set(name, [...(results.get(name) ?? []), result])
    console.error(`load ${loadavg()[0]?.toFixed(1)}`, name, JSON.stringify(result))
  }
  try {
    const shops: FilledDatabase[] = []
    if (postgres) shops.push(await postgres.fill(PRODUCTS))
    if (options.databases.includes('pglite')) shops.push(await fillEmbeddedDatabase(join(folder, 'data'), PRODUCTS))
    for (let round = 1; round <= Number(options.rounds); round += 1) {
      for (const shop of shops) {
        const pid = shop.name === 'postgres' ? (postgres?.pid ?? 0) : 0
        if (shop.env.DATABASE_URL) {
          add('bare pg program', await runBareOrders(shop.env.DATABASE_URL, pid, options))
        }
        for (const [name, checkout] of Object.entries(CHECKOUTS)) {
          add(`${name}, ${shop.name}`, await measureShop(shop, checkout, folder, pid))
        }
      }
    }
    console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, ${options.connections} connections\n`)
    const rows = [...results].map(([name, rounds]) => [
      name,
      ...Object.values(COLUMNS).map((value) => median(rounds.map(value)).toFixed(1)),
    ])
    console.log(table(['', ...Object.keys(COLUMNS)], rows))
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (options.help) console.log(USAGE)
else await run()
