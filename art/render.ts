/**
 * `npm run art`: renders the shop's bitmap images from the drawings in this folder. The results are committed, so builds do not
 * render them. Run it after changing a drawing.
 */
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const publicFolder = '../app/public/'

const images = [
  { source: 'raster/present.svg', target: 'images/assets/craft-2.png', size: 800 },
  { source: 'raster/logo-tile.svg', target: 'images/logo.png', size: 512 },
  { source: 'raster/touch-icon.svg', target: 'apple-touch-icon.png', size: 180 },
]

for (const { source, target, size } of images) {
  const file = resolvePath(publicFolder + target)
  await mkdir(dirname(file), { recursive: true })
  // The drawings have flat colours: a palette of 64 looks the same as full colour, at a quarter of the size.
  const { size: bytes } = await sharp(resolvePath(source))
    .resize(size, size)
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toFile(file)
  console.log(`${target} ${size}x${size} ${bytes} bytes`)
}

await copyFile(resolvePath('logo.svg'), resolvePath(`${publicFolder}favicon.svg`))
