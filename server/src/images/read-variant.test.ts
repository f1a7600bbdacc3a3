import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@whirligig/contract'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PictureStorage } from './picture-storage.ts'
import { listFileNames, pictureFileName } from './picture-url.ts'
import { createVariantReader } from './read-variant.ts'
import { deletePicture, storePicture } from './store-picture.ts'

/** A storage whose files are only in memory. */
function createMemoryStorage() {
  const files = new Map<string, Uint8Array>()
  const storage: PictureStorage = {
    has: async (name) => files.has(name),
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async (name) => void files.delete(name),
  }
  return { files, storage }
}

const HALF_CLEAR = { r: 200, g: 40, b: 40, alpha: 0.5 }
const drawPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: HALF_CLEAR } })
    .png()
    .toBuffer()

let drawing: Uint8Array
beforeAll(async () => {
  drawing = await drawPicture(1600, 800)
})

let files: Map<string, Uint8Array>
let storage: PictureStorage
let hash: string
const onError = vi.fn()
beforeEach(async () => {
  ;({ files, storage } = createMemoryStorage())
  hash = (await storePicture(storage, drawing)).hash
  onError.mockReset()
})
const read = (name: string) => createVariantReader(storage, onError)(name)
const measure = async (bytes: Uint8Array | undefined) => {
  const { format, compression, width, height, hasAlpha } = await sharp(bytes).metadata()
  return [format, compression, width, height, hasAlpha]
}

it.each(IMAGE_WIDTHS)('makes a picture %i px wide in both formats when it is first requested', async (width) => {
  const webp = await read(pictureFileName(hash, width, 'webp'))
  expect(webp).toMatchObject({ format: 'webp', isExact: true })
  expect(await measure(webp?.bytes)).toEqual(['webp', undefined, width, width / 2, true])
  const avif = await read(pictureFileName(hash, width, 'avif'))
  expect(avif).toMatchObject({ format: 'avif', isExact: true })
  expect(await measure(avif?.bytes)).toEqual(['heif', 'av1', width, width / 2, true])
})

it('keeps what it has made', async () => {
  const name = pictureFileName(hash, 320, 'avif')
  const first = await read(name)
  expect(files.get(name)).toEqual(first?.bytes)
  files.delete(pictureFileName(hash, 1280))
  expect(await read(name)).toEqual(first)
})

it('makes a variant once for requests at the same time', async () => {
  const write = vi.spyOn(storage, 'write')
  const readVariant = createVariantReader(storage, onError)
  const name = pictureFileName(hash, 480, 'avif')
  const all = await Promise.all([readVariant(name), readVariant(name), readVariant(name)])
  expect(all.every((picture) => picture?.isExact)).toBe(true)
  expect(write).toHaveBeenCalledTimes(1)
})

it('makes variants of a picture of an older shop, whose widest file is missing', async () => {
  const old = pictureFileName(hash, 640)
  await read(old)
  files.delete(pictureFileName(hash, 1280))
  expect(await measure((await read(pictureFileName(hash, 240, 'avif')))?.bytes)).toEqual([
    'heif',
    'av1',
    240,
    120,
    true,
  ])
})

it('serves the widest WebP if a variant cannot be rendered', async () => {
  const unreadable = new Uint8Array([1, 2, 3])
  files.set(pictureFileName(hash, 1280), unreadable)
  expect(await read(pictureFileName(hash, 320, 'avif'))).toEqual({ bytes: unreadable, format: 'webp', isExact: false })
  expect(onError).toHaveBeenCalledOnce()
  expect([...files.keys()]).toEqual([pictureFileName(hash, 1280)])
})

it('serves a variant that cannot be stored', async () => {
  storage.write = () => Promise.reject(new Error('disk full'))
  expect(await read(pictureFileName(hash, 320, 'avif'))).toMatchObject({ format: 'avif', isExact: true })
  expect(onError).toHaveBeenCalledWith(new Error('disk full'))
})

it('serves the widest WebP while too many pictures wait to be rendered', async () => {
  const others = await Promise.all(
    Array.from({ length: 12 }, async (_, nth) => (await storePicture(storage, await drawPicture(nth + 1, 8))).hash),
  )
  const readVariant = createVariantReader(storage, onError)
  const names = others.flatMap((each) => listFileNames(each).filter((name) => !name.endsWith('-1280.webp')))
  const served = await Promise.all(names.map(readVariant))
  const instead = served.filter((picture) => !picture?.isExact)
  expect([names.length, instead.length]).toEqual([180, 180 - 102])
  expect(instead.every((picture) => picture?.format === 'webp')).toBe(true)
})

describe('a deleted picture', () => {
  it('leaves no file behind', async () => {
    for (const format of IMAGE_FORMATS) await read(pictureFileName(hash, 480, format))
    await deletePicture(storage, hash)
    expect([...files.keys()]).toEqual([])
    expect(await read(pictureFileName(hash, 480))).toBeNull()
  })

  it('leaves no file behind if a variant is being made', async () => {
    const write = storage.write
    storage.write = async (name, bytes) => {
      await deletePicture(storage, hash)
      await write(name, bytes)
    }
    await read(pictureFileName(hash, 480, 'avif'))
    expect([...files.keys()]).toEqual([])
  })
})

it.each([
  '1280.webp',
  '-640.webp',
  'a-640.png',
  'a-641.webp',
  'a-0640.webp',
  '../a-640.webp',
  `${'a'.repeat(65)}-640.webp`,
])('reads nothing for %s', async (name) => {
  const readFile = vi.spyOn(storage, 'read')
  expect(await read(name)).toBeNull()
  expect(readFile).not.toHaveBeenCalled()
})
