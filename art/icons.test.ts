import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const publicFolder = `${import.meta.dirname}/../app/public`
const manifest = JSON.parse(readFileSync(`${publicFolder}/manifest.webmanifest`, 'utf8'))

test.each<[string, string]>(manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes]))(
  'the icon %s of the manifest is a PNG of %s pixels',
  async (src, sizes) => {
    const { format, width, height } = await sharp(`${publicFolder}${src}`).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  },
)

test('favicon.ico contains the logo in the sizes of tabs, bookmarks and shortcuts', async () => {
  const file = readFileSync(`${publicFolder}/favicon.ico`)
  const count = file.readUInt16LE(4)
  const pictures = Array.from({ length: count }, (_, index) => {
    const [length, offset] = [file.readUInt32LE(14 + 16 * index), file.readUInt32LE(18 + 16 * index)]
    return file.subarray(offset, offset + length)
  })
  const sizes = await Promise.all(pictures.map(async (png) => (await sharp(png).metadata()).width))
  expect(sizes).toEqual([16, 32, 48])
  expect([...sizes.keys()].map((index) => file.readUInt8(6 + 16 * index))).toEqual(sizes)
})
