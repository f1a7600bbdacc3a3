import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstLoad, judge, type Manifest } from './first-load.ts'

/** Bytes that the first load of the home page may weigh, gzipped (fonts as they are); 1 kB is 1000 bytes, the stricter reading. */
const BUDGET = { js: 115_000, css: 15_000, fonts: 60_000 }

const dist = join(import.meta.dirname, '../app/dist')
const read = (file: string) => readFileSync(join(dist, file))
const sum = (files: string[], weigh: (file: string) => number) => files.reduce((bytes, file) => bytes + weigh(file), 0)
const gzipped = (file: string) => gzipSync(read(file), { level: 9 }).length

const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString())
const { js, css, fonts } = firstLoad(manifest, 'pages/home')
const { table, within } = judge([
  { what: `JavaScript, ${js.length} files`, bytes: sum(js, gzipped), budget: BUDGET.js },
  { what: `CSS, ${css.length} files`, bytes: sum(css, gzipped), budget: BUDGET.css },
  // Already compressed: gzip would only add to them.
  { what: `fonts, ${fonts.length} files`, bytes: sum(fonts, (file) => read(file).length), budget: BUDGET.fonts },
])
console.log(`First load of the home page, gzip:\n${table}`)
if (!within) {
  console.error('The first load is over budget: load what the home page does not show lazily, or find what grew.')
  process.exitCode = 1
}
