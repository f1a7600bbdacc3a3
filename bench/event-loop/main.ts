// How long a call keeps the server from answering others: `npm run bench:event-loop`. While each call runs, a thread asks for `/healthz`, which
// needs neither the database nor the disk; the slowest answer shows how long the event loop was held.
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import sharp from 'sharp'
import { openFolder } from '../../server/src/db/open.ts'
import { startPostgresServer } from '../databases.ts'
import { benchEmail, benchToken, generateData } from '../generate-data.ts'
import { startShop } from '../processes.ts'
import { table } from '../report.ts'
import { quantile } from '../statistics.ts'

const PRODUCTS = 20_000
const ROWS = 10_000

const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-loop-'))
const BACKUPS = join(folder, 'backups')
const WITH_BACKUPS = { BACKUP_EVERY: '24h', BACKUP_DIR: BACKUPS }

const header = { authorization: `Bearer ${benchToken(1)}` }
const json = { ...header, 'content-type': 'application/json' }

/** A file of products: the first half changes existing ones, the second half adds new ones. */
function createFile(): string {
  const rows = Array.from({ length: ROWS }, (_, n) =>
    n < ROWS / 2
      ? `sku-${n + 1},Toy ${n},A toy with a new text.,${5 + (n % 90)}.50,${n % 40},yes,,`
      : `new-${n},New toy ${n},A toy that nobody has.,${5 + (n % 90)}.50,${n % 40},no,,`,
  )
  return ['sku,name,description,price,stock,taxable,brand,age', ...rows].join('\n')
}

type Call = { name: string; run: (url: string) => Promise<unknown> }

async function send(url: string, options: RequestInit, expected = 200): Promise<Response> {
  const response = await fetch(url, options)
  if (response.status !== expected) throw new Error(`${url} responds with ${response.status}: ${await response.text()}`)
  return response
}

/** Waits until a backup of the running shop is complete. The first one is due when the shop starts. */
async function waitForBackup(): Promise<void> {
  while (!existsSync(BACKUPS) || !readdirSync(BACKUPS).some((name) => !name.endsWith('.partial'))) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  rmSync(BACKUPS, { recursive: true })
}

const times = (n: number, run: () => Promise<unknown>) => Promise.all(Array.from({ length: n }, run))

async function createCalls(): Promise<Call[]> {
  const file = createFile()
  const noise = { channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const
  const picture = await sharp({ create: { width: 1500, height: 1000, ...noise } })
    .png()
    .toBuffer()
  const post = (path: string, body: unknown) => (url: string) =>
    send(`${url}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) }, 400)
  return [
    { name: 'a backup', run: waitForBackup },
    { name: 'nothing', run: () => new Promise((resolve) => setTimeout(resolve, 2000)) },
    {
      name: '8 sign-ins with a wrong password at once',
      run: (url) => times(8, () => post('/auth/login', { email: benchEmail(2), password: 'wrong password' })(url)),
    },
    {
      name: `picture of ${(picture.length / 1e6).toFixed(1)} MB`,
      run: (url) => {
        const body = new FormData()
        const fields = {
          sku: `pic-${Date.now()}`,
          name: 'Picture',
          description: 'x',
          price: 5,
          quantity: 1,
          taxable: 0,
        }
        for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
        body.append('image', new Blob([picture], { type: 'image/png' }), 'toy.png')
        return send(`${url}/product/add`, { method: 'POST', headers: header, body })
      },
    },
    {
      name: `import of ${ROWS} rows`,
      run: async (url) => {
        const options = { method: 'POST', headers: { ...header, 'content-type': 'text/csv' }, body: file }
        const preview = await send(`${url}/product/import/preview`, options)
        const { plan, errors } = (await preview.json()) as { plan: string; errors: unknown[] } // as the contract says
        if (errors.length > 0) throw new Error(JSON.stringify(errors[0]))
        await send(`${url}/product/import?plan=${plan}`, options)
      },
    },
    {
      name: 'export of the products',
      run: async (url) => (await send(`${url}/product/export`, { headers: header })).arrayBuffer(),
    },
    {
      name: 'export of the orders',
      run: async (url) => (await send(`${url}/order/export`, { headers: header })).arrayBuffer(),
    },
    {
      name: 'a page of the shop, the first time',
      run: (url) => fetch(url.replace(/\/api$/, '/shop')).then((response) => response.text()),
    },
    {
      name: '20 pages of the shop at once',
      run: (url) => times(20, () => fetch(url.replace(/\/api$/, '/shop')).then((response) => response.text())),
    },
    {
      name: 'texts of 60 kB',
      run: (url) => post('/contact/add', { name: 'x'.repeat(60_000), email: 'x', message: '<b>'.repeat(20_000) })(url),
    },
    {
      name: 'a cart of 1,000 lines',
      run: (url) =>
        post('/cart/add', { products: Array.from({ length: 1000 }, () => ({ product: 'x', quantity: 1 })) })(url),
    },
  ]
}

async function measure(url: string, calls: readonly Call[]): Promise<string[][]> {
  const probe = new Worker(new URL('./probe.ts', import.meta.url), { workerData: url.replace(/\/api$/, '/healthz') })
  await once(probe, 'online')
  const rows: string[][] = []
  for (const { name, run } of calls) {
    probe.postMessage('start')
    const started = performance.now()
    await run(url)
    const took = performance.now() - started
    probe.postMessage('stop')
    const [samples] = (await once(probe, 'message')) as [number[]] // as the probe sends
    await new Promise((resolve) => setTimeout(resolve, 500))
    rows.push([name, took.toFixed(0), quantile(samples, 0.99).toFixed(1), quantile(samples, 1).toFixed(0)])
  }
  probe.postMessage('end')
  await once(probe, 'exit')
  return rows
}

const postgres = await startPostgresServer()
try {
  const calls = await createCalls()
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}; ${PRODUCTS} products\n`)
  const makeAdmin = `update users set role = 'ROLE ADMIN' where email = '${benchEmail(1)}'`

  console.error('Filling PostgreSQL ...')
  const { env } = await postgres.fill(PRODUCTS)
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query(makeAdmin)
  await client.end()
  const onPostgres = await startShop({ ...env, ...WITH_BACKUPS, DATA_DIR: join(folder, 'files') })
  const postgresRows = await measure(onPostgres.url, calls)
  await onPostgres.stop()

  console.error('Filling PGlite ...')
  const dataDir = join(folder, 'embedded')
  const open = await openFolder(dataDir)
  await generateData(open.db, PRODUCTS)
  await open.db.execute(makeAdmin)
  await open.close()
  const embedded = await startShop({ DATA_DIR: dataDir, ...WITH_BACKUPS })
  const embeddedRows = await measure(embedded.url, calls)
  await embedded.stop()

  const head = ['call', 'takes, ms', 'p99 of others, ms', 'slowest of others, ms']
  console.log(`PostgreSQL:\n\n${table(head, postgresRows)}\n\nPGlite:\n\n${table(head, embeddedRows)}`)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
