import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFirstLoad, type Manifest } from './scripts/first-load.ts'
import { listRouteChecks } from './scripts/route-budgets.ts'

// The budgets of the first load. Sizes are gzipped, except fonts, which are compressed already; 1 kB is 1000 bytes.
const DIST = 'app/dist'
const manifest: Manifest = JSON.parse(readFileSync(join(import.meta.dirname, DIST, '.vite/manifest.json'), 'utf8'))
const { css, fonts } = findFirstLoad(manifest, 'pages/home')
const toPaths = (files: readonly string[]) => files.map((file) => `${DIST}/${file}`)

export default [
  ...listRouteChecks(manifest, DIST),
  { name: 'First load: CSS', path: toPaths(css), limit: '14 kB', gzip: true },
  { name: 'First load: fonts', path: toPaths(fonts), limit: '24 kB', brotli: false },
]
