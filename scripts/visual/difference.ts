/** A picture in memory: four bytes a pixel, row by row. */
export type Raster = { width: number; height: number; data: Uint8Array }

export type Difference = {
  /** How many pixels are not the same; those that only one of the pictures has count. */
  pixels: number
  /** The newer picture, paled, with what differs in red. */
  picture: Raster
}

/** How much of a pixel is left where nothing changed. */
const PALE = 0.15

/** Compares two pictures pixel by pixel. Every difference counts, however faint: both come from the same browser. */
export function difference(before: Raster, after: Raster): Difference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8Array(width * height * 4)
  let pixels = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const same = samePixel(before, after, x, y)
      if (!same) pixels++
      data.set(same ? pale(after, x, y) : [207, 52, 39, 255], at)
    }
  }
  return { pixels, picture: { width, height, data } }
}

const indexOf = ({ width, height }: Raster, x: number, y: number) =>
  x < width && y < height ? (y * width + x) * 4 : undefined

function samePixel(before: Raster, after: Raster, x: number, y: number): boolean {
  const a = indexOf(before, x, y)
  const b = indexOf(after, x, y)
  if (a === undefined || b === undefined) return false
  return [0, 1, 2, 3].every((channel) => before.data[a + channel] === after.data[b + channel])
}

function pale(raster: Raster, x: number, y: number): [number, number, number, number] {
  const at = indexOf(raster, x, y) ?? 0
  const channel = (offset: number) => Math.round(255 - (255 - (raster.data[at + offset] ?? 255)) * PALE)
  return [channel(0), channel(1), channel(2), 255]
}
