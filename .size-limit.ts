import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFirstLoad, type Manifest } from './scripts/first-load.ts'

// The budget of the home page's first load. Sizes are gzipped, except fonts, which are compressed already; 1 kB is 1000 bytes.
const DIST = 'app/dist'
const manifest: Manifest = JSON.parse(readFileSync(join(import.meta.dirname, DIST, '.vite/manifest.json'), 'utf8'))
const { js, css, fonts } = findFirstLoad(manifest, 'pages/home')
const toPaths = (files: readonly string[]) => files.map((file) => `${DIST}/${file}`)

export default [
  { name: 'First load: JavaScript', path: toPaths(js), limit: '115 kB', gzip: true },
  { name: 'First load: CSS', path: toPaths(css), limit: '15 kB', gzip: true },
  { name: 'First load: fonts', path: toPaths(fonts), limit: '60 kB', brotli: false },
]
