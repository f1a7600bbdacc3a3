// How fast the server renders pages: `npm run bench:render -- --help`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type FilledDatabase, fillEmbeddedDatabase, startPostgresServer } from './databases.ts'
import { requireBuiltApp } from './pages/demo-shop.ts'
import { startShop } from './processes.ts'
import { isRendered, measureRender, type RenderResult } from './render/measure-render.ts'
import { listPagePaths } from './render/page-paths.ts'
import { type RenderOptions, readRenderOptions, USAGE } from './render/render-options.ts'
import { table } from './report.ts'

async function measurePages(shop: FilledDatabase, options: RenderOptions, folder: string): Promise<RenderResult[]> {
  const results: RenderResult[] = []
  const server = await startShop({ DATA_DIR: join(folder, 'files'), ...shop.env })
  const { origin } = new URL(server.url)
  try {
    for (const paths of await listPagePaths(server.url, shop.products)) {
      if (await isRendered(origin, paths.warm))
        results.push(...(await measureRender({ url: origin, pid: server.pid }, paths, options)))
      else console.log(`The server does not render ${paths.warm}.`)
    }
  } finally {
    await server.stop()
  }
  return results
}

function formatResults(results: readonly RenderResult[], connections: number): string {
  return table(
    [
      'page',
      'cache',
      'p50, ms',
      'p99, ms',
      `pages/s, ${connections} connections`,
      'CPU per page, ms',
      'document kB',
      'failed',
    ],
    results.map(({ page, cache, p50, p99, perSecond, cpuMs, bytes, failed }) => [
      ...[page, cache, p50.toFixed(1), p99.toFixed(1), perSecond.toFixed(0), cpuMs.toFixed(2)],
      ...[(bytes / 1000).toFixed(1), failed],
    ]),
  )
}

async function run(options: RenderOptions): Promise<void> {
  requireBuiltApp()
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-render-'))
  const machine = `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, ${options.database}, load ${loadavg()[0]?.toFixed(1)} before`
  const postgres = options.database === 'postgres' ? await startPostgresServer() : null
  try {
    console.error(`Filling a database with ${options.products} products ...`)
    const shop = postgres
      ? await postgres.fill(options.products)
      : await fillEmbeddedDatabase(join(folder, 'data'), options.products)
    const results = await measurePages(shop, options, folder)
    mkdirSync(dirname(options.json), { recursive: true })
    writeFileSync(options.json, JSON.stringify({ machine, results }, null, 2))
    if (results.length > 0) console.log(`${machine}\n\n${formatResults(results, options.connections)}`)
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const options = readRenderOptions(process.argv.slice(2))
if (options.help) console.log(USAGE)
else await run(options)
