import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Color } from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFolderStorage } from './picture-folder.ts'
import type { PictureStorage } from './picture-storage.ts'
import { storePicture } from './store-picture.ts'

let folder: string
let storage: PictureStorage
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'whirligig-pictures-')), 'created', 'on', 'demand')
  storage = createFolderStorage(folder)
})
afterEach(() => rmSync(join(folder, '../../..'), { recursive: true }))

const blank = (width: number, height: number, background: Color = '#CF3427') =>
  sharp({ create: { width, height, channels: 4, background } })
const readFile = async (name: string) => (await storage.read(name)) ?? new Uint8Array()
const readSize = async (name: string) => {
  const { width, height, format } = await sharp(await readFile(name)).metadata()
  return [format, width, height]
}

it('stores the widest variant as WebP', async () => {
  const stored = await storePicture(storage, await blank(1600, 800).png().toBuffer())
  expect(stored).toMatchObject({ width: 1280, height: 640, imageUrl: `/images/products/${stored.hash}-640.webp` })
  expect(readdirSync(folder)).toEqual([`${stored.hash}-1280.webp`])
  expect(await readSize(`${stored.hash}-1280.webp`)).toEqual(['webp', 1280, 640])
})

it('does not enlarge a picture and bounds its height', async () => {
  expect(await storePicture(storage, await blank(100, 50).png().toBuffer())).toMatchObject({ width: 100, height: 50 })
  const tall = await storePicture(storage, await blank(20, 8000).png().toBuffer())
  expect(tall.height).toBeLessThanOrEqual(4 * 1280)
})

it('keeps transparency', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const { hash } = await storePicture(storage, await blank(40, 40, clear).png().toBuffer())
  const { data, info } = await sharp(await readFile(`${hash}-1280.webp`))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.channels, data[3]]).toEqual([4, 0])
})

it('rotates a photograph upright and removes its metadata', async () => {
  const photograph = await blank(60, 30)
    .jpeg()
    .withExif({ IFD0: { Make: 'Secret Camera' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { hash } = await storePicture(storage, photograph)
  expect(await readSize(`${hash}-1280.webp`)).toEqual(['webp', 30, 60])
  expect((await sharp(await readFile(`${hash}-1280.webp`)).metadata()).exif).toBeUndefined()
})

it('does not store the same picture twice', async () => {
  const bytes = await blank(40, 40).png().toBuffer()
  const write = vi.spyOn(storage, 'write')
  const first = await storePicture(storage, bytes)
  expect(await storePicture(storage, bytes)).toEqual(first)
  expect(write).toHaveBeenCalledTimes(1)
})

it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['bytes that are not a picture', () => Buffer.from('not a picture')],
  ['empty input', () => new Uint8Array()],
  [
    'a truncated picture',
    async () => (await blank(400, 400, '#123456').png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5000),
  ],
  ['a picture with too many pixels', () => blank(8000, 5001).png().toBuffer()],
])('rejects %s and stores nothing', async (_, bytes) => {
  await expect(storePicture(storage, await bytes())).rejects.toThrow()
  expect(existsSync(folder)).toBe(false)
})

it('leaves no file behind when writing fails', async () => {
  await expect(storage.write('missing/folder.webp', new Uint8Array(1))).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
  await storage.write('a.webp', new Uint8Array([1, 2]))
  expect([...(await readFile('a.webp'))]).toEqual([1, 2])
  await storage.remove('a.webp')
  await storage.remove('a.webp')
  expect(await storage.has('a.webp')).toBe(false)
})
