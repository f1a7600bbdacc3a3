import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hashPicture } from './store-picture.ts'

const picture = (channels: 3 | 4) => sharp({ create: { width: 4, height: 4, channels, background: '#c23527' } })

test.each([
  ['a JPEG', () => picture(3).jpeg().toBuffer(), true],
  ['a PNG in RGB', () => picture(3).png().toBuffer(), true],
  ['a PNG in shades of gray', () => picture(3).greyscale().png().toBuffer(), true],
  ['a PNG with an alpha channel', () => picture(4).png().toBuffer(), false],
  ['a PNG with a palette', () => picture(3).png({ palette: true }).toBuffer(), false],
  ['an SVG', async () => Buffer.from('<svg/>'), false],
])('the name of %s says whether it is a photo', async (_name, create, isPhoto) => {
  const name = hashPicture(await create())
  expect(name).toMatch(isPhoto ? /^photo-[\da-f]{58}$/ : /^[\da-f]{64}$/)
})
