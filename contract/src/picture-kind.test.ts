import { expect, it } from 'vitest'
import { getPictureKind, type PictureKind } from './picture-kind.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const toBytes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
/** A chunk without a valid checksum. */
const chunk = (name: string, length: number): number[] => [
  ...[0, 0, 0, length],
  ...toBytes(name),
  ...Array.from({ length: length + 4 }, () => 0),
]

it.each<[string, number[], PictureKind]>([
  ['no bytes', [], 'other'],
  ['a GIF', toBytes('GIF89a'), 'other'],
  ['an SVG', toBytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'other'],
  ['a WebP', toBytes('RIFF0000WEBPVP8 '), 'other'],
  ['the start of a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'jpeg'],
  ['the start of a PNG', PNG, 'png'],
  ['half the signature of a PNG', PNG.slice(0, 4), 'other'],
  ['a still PNG', [...PNG, ...chunk('IHDR', 13), ...chunk('IDAT', 4)], 'png'],
  ['an animated PNG', [...PNG, ...chunk('IHDR', 13), ...chunk('acTL', 8), ...chunk('IDAT', 4)], 'animated'],
  ['a PNG with that chunk too late', [...PNG, ...chunk('IHDR', 13), ...chunk('IDAT', 4), ...chunk('acTL', 8)], 'png'],
])('returns the kind of %s', (_name, bytes, kind) => {
  expect(getPictureKind(Uint8Array.from(bytes))).toBe(kind)
  // The bytes may be a part of a larger buffer.
  expect(getPictureKind(Uint8Array.from([1, 2, 3, ...bytes]).subarray(3))).toBe(kind)
})
