import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFolder } from './compress.ts'

const code = 'export const toy = "bear"\n'.repeat(100)
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whirligig-compress-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/toy.js'), code)
  await writeFile(join(folder, 'tiny.css'), 'a{}')
  await writeFile(join(folder, 'font.woff2'), code)
})
afterEach(() => rm(folder, { recursive: true }))

it('compresses what is worth it, and nothing else', async () => {
  const { files, before, after } = await compressFolder(folder)
  expect({ files, before }).toEqual({ files: 1, before: code.length })
  expect(after).toBeLessThan(before / 10)
  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual(['toy.js', 'toy.js.br', 'toy.js.gz'])
  expect((await readdir(folder)).toSorted()).toEqual(['assets', 'font.woff2', 'tiny.css'])
})

it('loses nothing', async () => {
  await compressFolder(folder)
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/toy.js.br'))).toString()).toBe(code)
  expect(gunzipSync(await readFile(join(folder, 'assets/toy.js.gz'))).toString()).toBe(code)
})
