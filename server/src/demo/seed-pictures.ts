import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PALETTES, type PaletteName, recolour, type ToyName } from '@whirligig/art'
import { PICTURE_WIDTHS } from '@whirligig/contract'
import type { PictureStorage } from '../images/picture-folder.ts'
import { type StoredPicture, storePicture } from '../images/store-picture.ts'

const { resolve } = createRequire(import.meta.url)

/** As many at a time as there are processors in a small machine; sharp draws outside of our thread. */
const AT_ONCE = 4

const WIDEST = Math.max(...PICTURE_WIDTHS)

/** Drawings are 200 by 200; this much of nothing around them keeps toys off the edge of a card. */
const MARGIN = 14
const FRAME = `viewBox="${-MARGIN} ${-MARGIN} ${200 + 2 * MARGIN} ${200 + 2 * MARGIN}" width="${WIDEST}" height="${WIDEST}"`

/** A drawing in its colours and with its margin, as large as the widest picture. */
function drawing(svg: string, palette: PaletteName): string {
  const framed = svg.replace('viewBox="0 0 200 200"', FRAME)
  if (framed === svg) throw new Error('A toy is drawn on 200 by 200.')
  return recolour(framed, PALETTES[palette])
}

/**
 * Draws and stores the pictures of toys, each once; those that are stored already are only looked up.
 *
 * @returns the pictures in the order of the toys.
 */
export async function storeToyPictures(
  storage: PictureStorage,
  toys: readonly { toy: ToyName; palette: PaletteName }[],
): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = []
  const waiting = [...toys.entries()]
  const draw = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, { toy, palette }] = next
      const svg = await readFile(resolve(`@whirligig/art/toys/${toy}.svg`), 'utf8')
      pictures[at] = await storePicture(storage, Buffer.from(drawing(svg, palette)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
  return pictures
}
