/** An uncompressed RGBA image: four bytes per pixel, row by row. */
export type Raster = { width: number; height: number; data: Uint8Array }

/** A rectangle of an image in pixels. */
export type Box = { x: number; y: number; width: number; height: number }

/** A colour that became another one, as `#rrggbb`. */
export type ColorChange = { from: string; to: string }

export type PixelDiff = {
  /** The number of different pixels. Pixels that only one of the images has count as different. */
  pixels: number
  /** The newer image, faded, with different pixels in red. */
  image: Raster
  /** The smallest rectangle that contains all different pixels; empty if there are none. */
  box: Box
  /** The change of colour that explains the difference, if there is one. */
  color: ColorChange | undefined
}

/** How much contrast an unchanged pixel keeps, from 0 to 1. */
const FADED_CONTRAST = 0.15

const RED = [207, 52, 39, 255] as const

/**
 * A pair of colours explains a difference between images of the same size if it covers this share of the different pixels (the rest is
 * antialiasing), and nothing has moved: then the opposite pair is as frequent, or one of the colours is part of many other pairs.
 */
const COLOR_CHANGE = { minShare: 0.2, maxOpposite: 0.1, minSharePerColor: 0.9 }

/** Compares two images exactly, pixel by pixel. Both come from the same browser, so even the faintest difference counts. */
export function diffPixels(before: Raster, after: Raster): PixelDiff {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8Array(width * height * 4)
  const pairs = new Map<number, number>()
  let pixels = 0
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = readColor(before, x, y)
      const to = readColor(after, x, y)
      const target = (y * width + x) * 4
      if (from === to) {
        writeFaded(data, target, to ?? 0)
        continue
      }
      pixels++
      data.set(RED, target)
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
      if (from === undefined || to === undefined) continue
      const pair = toPair(from, to)
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
  }
  const box =
    pixels === 0 ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: right - left, height: bottom - top }
  const isSameSize = before.width === after.width && before.height === after.height
  const color = isSameSize ? findColorChange(pairs, pixels) : undefined
  return { pixels, image: { width, height, data }, box, color }
}

const COLORS = 0x1000000
const toPair = (from: number, to: number) => from * COLORS + to

/** The colour of a pixel as 0xrrggbb (screenshots are opaque), or `undefined` outside of the image. */
function readColor({ width, height, data }: Raster, x: number, y: number): number | undefined {
  if (x >= width || y >= height) return undefined
  const offset = (y * width + x) * 4
  return ((data[offset] ?? 0) << 16) | ((data[offset + 1] ?? 0) << 8) | (data[offset + 2] ?? 0)
}

function writeFaded(data: Uint8Array, offset: number, color: number): void {
  for (const [index, shift] of [16, 8, 0].entries())
    data[offset + index] = Math.round(255 - (255 - ((color >> shift) & 255)) * FADED_CONTRAST)
  data[offset + 3] = 255
}

function findColorChange(pairs: ReadonlyMap<number, number>, pixels: number): ColorChange | undefined {
  let [pair, count] = [0, 0]
  for (const [candidate, occurrences] of pairs) if (occurrences > count) [pair, count] = [candidate, occurrences]
  const from = Math.floor(pair / COLORS)
  const to = pair % COLORS
  const opposite = pairs.get(toPair(to, from)) ?? 0
  if (count === 0 || count < pixels * COLOR_CHANGE.minShare || opposite > count * COLOR_CHANGE.maxOpposite)
    return undefined
  let [countFrom, countTo] = [0, 0]
  for (const [each, occurrences] of pairs) {
    if (Math.floor(each / COLORS) === from) countFrom += occurrences
    if (each % COLORS === to) countTo += occurrences
  }
  if (count < Math.max(countFrom, countTo) * COLOR_CHANGE.minSharePerColor) return undefined
  return { from: formatColor(from), to: formatColor(to) }
}

const formatColor = (color: number) => `#${color.toString(16).padStart(6, '0')}`

/** Cuts a rectangle out of an image. Pixels outside of the image are transparent. */
export function crop(image: Raster, box: Box): Raster {
  const data = new Uint8Array(box.width * box.height * 4)
  const width = Math.max(0, Math.min(box.width, image.width - box.x))
  for (let row = 0; row < box.height && box.y + row < image.height; row++) {
    const start = ((box.y + row) * image.width + box.x) * 4
    data.set(image.data.subarray(start, start + width * 4), row * box.width * 4)
  }
  return { width: box.width, height: box.height, data }
}
