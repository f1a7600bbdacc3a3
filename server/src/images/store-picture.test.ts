import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toImageProps } from '@whirligig/contract'
import sharp, { type Color } from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type PictureStorage, pictureFolder } from './picture-folder.ts'
import { storePicture } from './store-picture.ts'

let folder: string
let storage: PictureStorage
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'whirligig-pictures-')), 'made', 'when', 'needed')
  storage = pictureFolder(folder)
})
afterEach(() => rmSync(join(folder, '../../..'), { recursive: true }))

const blank = (width: number, height: number, background: Color = '#CF3427') =>
  sharp({ create: { width, height, channels: 4, background } })
const sizeOf = async (name: string) => {
  const { width, height, format } = await sharp(await storage.read(name)).metadata()
  return [format, width, height]
}

it('keeps a picture as WebP in the widths that the contract makes addresses for', async () => {
  const stored = await storePicture(storage, await blank(1600, 800).png().toBuffer())
  expect(stored).toMatchObject({ width: 1280, height: 640, imageUrl: `/images/products/${stored.hash}-640.webp` })
  const names = toImageProps(stored.imageUrl).srcSet?.match(/[\w-]+\.webp/g) ?? []
  expect(await Promise.all(names.map(sizeOf))).toEqual([
    ['webp', 320, 160],
    ['webp', 640, 320],
    ['webp', 1280, 640],
  ])
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
})

it('does not enlarge, and bounds what is very tall', async () => {
  expect(await storePicture(storage, await blank(100, 50).png().toBuffer())).toMatchObject({ width: 100, height: 50 })
  const tall = await storePicture(storage, await blank(20, 8000).png().toBuffer())
  expect(tall.height).toBeLessThanOrEqual(4 * 1280)
})

it('keeps what is transparent', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const { hash } = await storePicture(storage, await blank(40, 40, clear).png().toBuffer())
  const { data, info } = await sharp(await storage.read(`${hash}-320.webp`))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.channels, data[3]]).toEqual([4, 0])
})

it('turns a photograph as its camera was held, and forgets camera and place', async () => {
  const photograph = await blank(60, 30)
    .jpeg()
    .withExif({ IFD0: { Make: 'Secret Camera' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { hash } = await storePicture(storage, photograph)
  expect(await sizeOf(`${hash}-1280.webp`)).toEqual(['webp', 30, 60])
  expect((await sharp(await storage.read(`${hash}-1280.webp`)).metadata()).exif).toBeUndefined()
})

it('finds the same picture again and does not write it anew', async () => {
  const bytes = await blank(40, 40).png().toBuffer()
  const write = vi.spyOn(storage, 'write')
  const first = await storePicture(storage, bytes)
  expect(await storePicture(storage, bytes)).toEqual(first)
  expect(write).toHaveBeenCalledTimes(3)
})

it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['is no picture', () => Buffer.from('not a picture')],
  ['is empty', () => new Uint8Array()],
  [
    'is cut off',
    async () => (await blank(400, 400, '#123456').png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5000),
  ],
  ['has too many pixels', () => blank(8000, 5001).png().toBuffer()],
])('refuses what %s and leaves nothing behind', async (_, bytes) => {
  await expect(storePicture(storage, await bytes())).rejects.toThrow()
  expect(existsSync(folder)).toBe(false)
})

it('leaves no half file under a name', async () => {
  await expect(storage.write('missing/folder.webp', new Uint8Array(1))).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
  await storage.write('a.webp', new Uint8Array([1, 2]))
  expect([...(await storage.read('a.webp'))]).toEqual([1, 2])
  await storage.remove('a.webp')
  await storage.remove('a.webp')
  expect(await storage.has('a.webp')).toBe(false)
})
