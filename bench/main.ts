import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { CALLS, numbers, shopOf } from './calls.ts'
import { type Filled, fillFolder, startShops } from './databases.ts'
import { load } from './load.ts'
import { type Options, readOptions, USAGE } from './options.ts'
import { measurePages } from './pages.ts'
import { checksPerSecond } from './passwords.ts'
import { startBare, startShop } from './processes.ts'
import { loadTable, pagesTable, type Round } from './report.ts'

/** A filled database, the same shop in each run. */
async function prepare({ databases, products }: Options, folder: string) {
  const filled: Filled[] = []
  const postgres = databases.includes('postgres') ? await startShops() : null
  for (const size of products) {
    console.error(`Filling shops with ${size} products ...`)
    if (postgres) filled.push(await postgres.fill(size))
    if (databases.includes('pglite')) filled.push(await fillFolder(join(folder, `data-${size}`), size))
  }
  return { filled, stop: async () => postgres?.stop() }
}

/** One kind of call on one shop, right after what it is compared with: whatever slows the machine slows both. */
async function measure(shop: Filled, url: string, call: string, round: number, options: Options): Promise<Round> {
  const requests = CALLS[call]?.(await shopOf(url, shop.products), numbers(round)) ?? []
  const bare = await startBare()
  const warmUp = { ...options, seconds: 1 }
  // Without a measure: compiles what is hot, opens connections, fills what is remembered.
  await load(bare.url, [{ path: '' }], warmUp)
  await load(url, requests, warmUp)
  const against =
    call === 'login'
      ? await checksPerSecond(options.connections, options.seconds)
      : (await load(bare.url, [{ path: '' }], options)).perSecond
  const measured = await load(url, requests, options)
  await bare.stop()
  return { database: shop.name, products: shop.products, call, shop: measured, against }
}

async function run(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-data-'))
  const { filled, stop } = await prepare(options, folder)
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, ${options.connections} connections`)
  try {
    if (options.pages) {
      for (const shop of filled) {
        const server = await startShop({ DATA_DIR: join(folder, 'files'), ...shop.env })
        console.log(`\n${pagesTable(shop.name, shop.products, await measurePages(server.url))}`)
        await server.stop()
      }
    }
    const rounds: Round[] = []
    for (let round = 1; round <= options.rounds && options.calls.length > 0; round += 1) {
      for (const shop of filled) {
        console.error(`Round ${round}: ${shop.name}, ${shop.products} products ...`)
        const server = await startShop({ DATA_DIR: join(folder, 'files'), ...shop.env })
        for (const call of options.calls) rounds.push(await measure(shop, server.url, call, round, options))
        await server.stop()
      }
    }
    if (rounds.length > 0) console.log(`\n${loadTable(rounds)}`)
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const options = readOptions(process.argv.slice(2))
if (options.help) console.log(USAGE)
else await run(options)
