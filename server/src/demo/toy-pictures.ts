import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PALETTES, type PaletteName, recolour, type ToyName } from '@whirligig/art'
import { IMAGE_WIDTHS } from '@whirligig/contract'
import pLimit from 'p-limit'
import type { Config } from '../config.ts'
import type { PictureStorage } from '../images/picture-storage.ts'
import { type StoredPicture, storePicture } from '../images/store-picture.ts'

/** The settings that choose where pictures are stored. */
export type PictureSettings = Pick<Config, 'dataDir' | 's3'>

/** What the picture of a toy shows. */
export type ToyPicture = { toy: ToyName; palette: PaletteName }

const { resolve } = createRequire(import.meta.url)

/** Bounds the memory for drawings that wait for sharp, which renders in its own threads. */
const MAX_CONCURRENT = 4

const MAX_WIDTH = Math.max(...IMAGE_WIDTHS)

/** A drawing measures 200 by 200. The margin keeps the toy away from the edge of a card. */
const MARGIN = 14
const FRAME = `viewBox="${-MARGIN} ${-MARGIN} ${200 + 2 * MARGIN} ${200 + 2 * MARGIN}" width="${MAX_WIDTH}" height="${MAX_WIDTH}"`

/** Recolours a drawing, adds the margin, and sets its size to that of the largest variant. */
function prepareSvg(svg: string, palette: PaletteName): string {
  const framed = svg.replace('viewBox="0 0 200 200"', FRAME)
  if (framed === svg) throw new Error('The drawing of a toy does not measure 200 by 200.')
  return recolour(framed, PALETTES[palette])
}

/**
 * Renders and stores the pictures of toys. A picture that is stored already is not rendered again.
 *
 * @returns the pictures in the order of the toys
 */
export function storeToyPictures(storage: PictureStorage, toys: readonly ToyPicture[]): Promise<StoredPicture[]> {
  return pLimit(MAX_CONCURRENT).map(toys, async ({ toy, palette }) => {
    const svg = await readFile(resolve(`@whirligig/art/toys/${toy}.svg`), 'utf8')
    return storePicture(storage, Buffer.from(prepareSvg(svg, palette)))
  })
}
