import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FilledDatabase, fillEmbeddedDatabase, startPostgresServer } from './databases.ts'
import { measureHashRate } from './hash-rate.ts'
import { measurePages } from './measure-pages.ts'
import { type Options, readOptions, USAGE } from './options.ts'
import { startBaseline, startShop } from './processes.ts'
import { loadTable, pagesTable, type Round } from './report.ts'
import { runLoad } from './run-load.ts'
import { createRandom, loadShopData, SCENARIOS } from './scenarios.ts'

/** Fills a database for each combination of database and size. */
async function fillDatabases({ databases, products }: Options, folder: string) {
  const filled: FilledDatabase[] = []
  const postgres = databases.includes('postgres') ? await startPostgresServer() : null
  for (const size of products) {
    console.error(`Filling databases with ${size} products ...`)
    if (postgres) filled.push(await postgres.fill(size))
    if (databases.includes('pglite')) filled.push(await fillEmbeddedDatabase(join(folder, `data-${size}`), size))
  }
  return { filled, stop: async () => postgres?.stop() }
}

/** Measures a scenario right after its baseline, so that a slow machine affects both. */
async function measureScenario(
  shop: FilledDatabase,
  url: string,
  call: string,
  round: number,
  options: Options,
): Promise<Round> {
  const requests = SCENARIOS[call]?.(await loadShopData(url, shop.products), createRandom(round)) ?? []
  const baselineServer = await startBaseline()
  const warmUp = { ...options, seconds: 1 }
  // Not measured: compiles hot code, opens connections and fills caches.
  await runLoad(baselineServer.url, [{ path: '' }], warmUp)
  await runLoad(url, requests, warmUp)
  const baseline =
    call === 'login'
      ? await measureHashRate(options.connections, options.seconds)
      : (await runLoad(baselineServer.url, [{ path: '' }], options)).perSecond
  const result = await runLoad(url, requests, options)
  await baselineServer.stop()
  return { database: shop.name, products: shop.products, call, result, baseline }
}

async function run(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-data-'))
  const { filled, stop } = await fillDatabases(options, folder)
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
        for (const call of options.calls) rounds.push(await measureScenario(shop, server.url, call, round, options))
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
