/**
 * Renders the fixed bitmaps of the shop from the drawings in this folder. The results are committed, so that neither a
 * build nor a start needs to draw: run this after changing a source, with `node art/render.ts`.
 */
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const publicFolder = '../app/public/'

const pictures = [
  { source: 'raster/present.svg', target: 'images/assets/craft-2.png', size: 800 },
  { source: 'raster/logo-tile.svg', target: 'images/logo.png', size: 512 },
  { source: 'raster/touch-icon.svg', target: 'apple-touch-icon.png', size: 180 },
]

for (const { source, target, size } of pictures) {
  const file = here(publicFolder + target)
  await mkdir(dirname(file), { recursive: true })
  // Flat colours with soft edges: 64 entries are indistinguishable from full colour here, at a quarter of the bytes.
  const { size: bytes } = await sharp(here(source))
    .resize(size, size)
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toFile(file)
  console.log(`${target} ${size}x${size} ${bytes} bytes`)
}

await copyFile(here('logo.svg'), here(`${publicFolder}favicon.svg`))
