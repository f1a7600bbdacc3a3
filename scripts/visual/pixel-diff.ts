/** An uncompressed RGBA image: four bytes per pixel, row by row. */
export type Raster = { width: number; height: number; data: Uint8Array }

export type PixelDiff = {
  /** The number of different pixels. Pixels that only one of the images has count as different. */
  pixels: number
  /** The newer image, faded, with different pixels in red. */
  image: Raster
}

/** How much contrast an unchanged pixel keeps, from 0 to 1. */
const FADED_CONTRAST = 0.15

const RED = [207, 52, 39, 255] as const

/** Compares two images exactly, pixel by pixel. Both come from the same browser, so even the faintest difference counts. */
export function diffPixels(before: Raster, after: Raster): PixelDiff {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8Array(width * height * 4)
  let pixels = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const same = isSamePixel(before, after, x, y)
      if (!same) pixels++
      data.set(same ? fade(after, x, y) : RED, (y * width + x) * 4)
    }
  }
  return { pixels, image: { width, height, data } }
}

const findOffset = ({ width, height }: Raster, x: number, y: number) =>
  x < width && y < height ? (y * width + x) * 4 : undefined

function isSamePixel(before: Raster, after: Raster, x: number, y: number): boolean {
  const a = findOffset(before, x, y)
  const b = findOffset(after, x, y)
  if (a === undefined || b === undefined) return false
  return [0, 1, 2, 3].every((channel) => before.data[a + channel] === after.data[b + channel])
}

function fade(raster: Raster, x: number, y: number): [number, number, number, number] {
  const offset = findOffset(raster, x, y) ?? 0
  const channel = (index: number) => Math.round(255 - (255 - (raster.data[offset + index] ?? 255)) * FADED_CONTRAST)
  return [channel(0), channel(1), channel(2), 255]
}
