// How long staff wait for a page of a list of 100,000 rows or its export, on PostgreSQL: `npm run bench:staff-lists`.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgresServer } from './databases.ts'
import { benchEmail, benchToken } from './generate-data.ts'
import { type RunningServer, readPeakMemory, startShop } from './processes.ts'
import { table } from './report.ts'
import { median, quantile } from './statistics.ts'

const ROWS = 100_000
/** Each list has this number of rows. The list of brands has no pages, so they are as many as a large shop has. */
const SIZES = {
  users: ROWS,
  reviews: ROWS,
  orders: ROWS,
  merchants: ROWS,
  messages: ROWS,
  subscribers: ROWS,
  brands: 313,
}
const REQUESTS = 25

const PATHS = [
  '/order',
  '/order?page=2500',
  '/order?page=5000',
  '/order?sortBy=oldest',
  '/order?sortBy=total-high',
  '/order?sortBy=total-high&page=2500',
  '/order?sortBy=total-low&status=delivered&page=2000',
  '/order?sortBy=total-high&status=to_ship',
  '/order?sortBy=total-high&from=2026-01-01&to=2026-01-01',
  '/order?status=to_ship',
  '/order?status=open',
  '/order?status=delivered&page=2000',
  '/order?from=2026-01-01&to=2026-01-01',
  '/order?search=shopper-7@',
  '/order?search=sku-4711',
  '/order?search=1d0c-4a67',
  '/review?sort=waiting',
  '/review?status=approved&page=2500',
  '/product?limit=20',
  '/product?limit=20&page=2500',
  '/product?limit=20&sortBy=name',
  '/product?limit=20&sortBy=price-low',
  '/product?limit=20&sortBy=price-high&page=2500',
  '/product?limit=20&sortBy=stock-low',
  '/product?limit=20&stock=low',
  '/product?limit=20&active=false&sortBy=price-low',
  '/product?limit=20&search=rocket',
  '/user',
  '/user?page=2500',
  '/merchant',
  '/merchant?page=2500',
  '/merchant?status=waiting',
  '/merchant?status=active&page=2000',
  '/merchant/search?search=merchant-77777',
  '/brand',
  '/contact?page=1',
  '/contact?page=2500',
  '/contact?status=open',
  '/contact?status=answered&page=2500',
  '/newsletter',
  '/newsletter?page=1000',
  '/saved-view',
]

const EXPORTS = ['/user/export', '/order/export', '/product/export', '/newsletter/export']

/** Downloads an export three times. The peak is that of the server since its start. */
async function measureExport({ url, pid }: RunningServer, path: string): Promise<string[]> {
  const samples: number[] = []
  let bytes = 0
  for (let request = 0; request < 3; request++) {
    const started = performance.now()
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${benchToken(1)}` } })
    if (!response.ok) throw new Error(`${path} responds with ${response.status}.`)
    bytes = (await response.arrayBuffer()).byteLength
    samples.push(performance.now() - started)
  }
  const seconds = (median(samples) / 1000).toFixed(1)
  return [`\`GET ${path}\``, (bytes / 1e6).toFixed(1), seconds, String(readPeakMemory(pid))]
}

async function measure(url: string, path: string): Promise<string[]> {
  const samples: number[] = []
  for (let request = 0; request <= REQUESTS; request++) {
    const started = performance.now()
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${benchToken(1)}` } })
    if (!response.ok) throw new Error(`${path} responds with ${response.status}.`)
    await response.arrayBuffer()
    // The first one is not measured: it plans statements.
    if (request > 0) samples.push(performance.now() - started)
  }
  return [`\`GET ${path}\``, median(samples).toFixed(1), quantile(samples, 0.95).toFixed(1)]
}

const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-lists-'))
const postgres = await startPostgresServer()
try {
  console.error('Filling a database ...')
  const { env } = await postgres.fill(ROWS, SIZES)
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query(`update users set role = 'ROLE ADMIN' where email = $1`, [benchEmail(1)])
  await client.query('vacuum analyze')
  await client.end()
  const server = await startShop({ ...env, DATA_DIR: join(folder, 'files') })
  const rows: string[][] = []
  for (const path of PATHS) rows.push(await measure(server.url, path))
  const peakBefore = readPeakMemory(server.pid)
  const exports: string[][] = []
  for (const path of EXPORTS) exports.push(await measureExport(server, path))
  await server.stop()
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}`)
  console.log(`${ROWS} rows in each list, ${SIZES.brands} brands\n`)
  console.log(table(['page', 'median, ms', 'p95, ms'], rows))
  console.log(`\nPeak memory of the server before the exports: ${peakBefore} MB\n`)
  console.log(table(['export', 'MB', 's', 'peak memory, MB'], exports))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
