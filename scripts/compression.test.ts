import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressBuild } from './compression.ts'

const text = 'The bear sits on the shelf.\n'.repeat(400)
let folder: string
let assets: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whirligig-compression-'))
  assets = join(folder, 'dist/assets')
  await mkdir(join(folder, 'public'))
  await writeFile(join(folder, 'public/robots.txt'), text)
  await writeFile(join(folder, 'public/tiny.css'), 'a{}')
  await writeFile(join(folder, 'public/font.woff2'), text)
  await writeFile(join(folder, 'toy.js'), `document.title = ${JSON.stringify(text)}`)
  await writeFile(join(folder, 'index.html'), '<script type="module" src="/toy.js"></script>')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [compressBuild()],
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { entryFileNames: 'assets/[name].js' } },
    },
  })
})
afterEach(() => rm(folder, { recursive: true }))

it('compresses large text files of the bundle and of the public folder, and nothing else', async () => {
  const list = async (path: string) => (await readdir(path)).filter((name) => name.includes('.')).toSorted()
  expect(await list(assets)).toEqual(['index.js', 'index.js.br', 'index.js.gz'])
  expect((await list(join(folder, 'dist'))).filter((name) => name !== '.vite')).toEqual([
    'font.woff2',
    'index.html',
    'robots.txt',
    'robots.txt.br',
    'robots.txt.gz',
    'tiny.css',
  ])
  expect((await readFile(join(assets, 'index.js.br'))).length).toBeLessThan(text.length / 10)
})

it.each(['assets/index.js', 'robots.txt'])('keeps the content of %s', async (file) => {
  const original = await readFile(join(folder, 'dist', file), 'utf8')
  expect(brotliDecompressSync(await readFile(join(folder, 'dist', `${file}.br`))).toString()).toBe(original)
  expect(gunzipSync(await readFile(join(folder, 'dist', `${file}.gz`))).toString()).toBe(original)
})
