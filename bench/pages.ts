// How fast pages are shown in a browser: `npm run bench:pages -- --help`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, ensureBrowser } from '../scripts/browser.ts'
import { findServedAddresses, listAddresses, listPublicAddresses, type PageAddress } from './pages/addresses.ts'
import { requireBuiltApp, startDemoShop } from './pages/demo-shop.ts'
import { WIDTHS } from './pages/layout-shift.ts'
import { measureOnSlowNetworks, measureShifts, measureWithLighthouse } from './pages/measure.ts'
import { readOptions, USAGE } from './pages/options.ts'
import { type PageResult, type Results, readResults } from './pages/results.ts'
import { formatCauses, formatResults } from './pages/tables.ts'

type Options = ReturnType<typeof readOptions>

/** Measures every page. Addresses that the server does not answer with a page are left out. */
async function measurePages({ pages, only, runs }: Options, origin: string): Promise<PageResult[]> {
  const results = new Map<string, PageResult>()
  const add = (address: PageAddress, measured: Partial<PageResult>) =>
    results.set(address.address, { ...address, ...results.get(address.address), ...measured })
  const setting = { origin, runs }
  const addresses = await findServedAddresses(origin, listAddresses(pages))
  if (only.includes('lighthouse')) {
    for (const address of addresses) add(address, await measureWithLighthouse(address, setting))
  }
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS })
  try {
    if (only.includes('network')) {
      for (const address of addresses) add(address, await measureOnSlowNetworks(browser, address, setting))
    }
    if (only.includes('shift')) {
      const all = await findServedAddresses(origin, listPublicAddresses())
      for (const address of all) add(address, await measureShifts(browser, address, setting))
    }
  } finally {
    await browser.close()
  }
  return [...results.values()]
}

async function run(options: Options): Promise<void> {
  requireBuiltApp()
  const earlier = options.compare ? readResults(options.compare) : null
  const load = loadavg()[0]?.toFixed(1)
  const machine = `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, ${options.database}, load ${load} before`
  const shop = await startDemoShop(options.database)
  try {
    const results: Results = { machine, runs: options.runs, pages: await measurePages(options, shop.origin) }
    mkdirSync(dirname(options.json), { recursive: true })
    writeFileSync(options.json, JSON.stringify(results, null, 2))
    console.log(`${machine}, medians of ${options.runs}\n\n${formatResults(results, earlier, WIDTHS)}`)
    console.log(formatCauses(results))
  } finally {
    await shop.stop()
  }
}

const options = readOptions(process.argv.slice(2))
if (options.help) console.log(USAGE)
else await run(options)
