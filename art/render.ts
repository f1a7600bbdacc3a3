/**
 * `npm run art`: renders the shop's bitmap images from the drawings in this folder. The results are committed, so builds do not
 * render them. Run it after changing a drawing.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { toIco } from './ico.ts'

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const publicFolder = '../app/public/'

const images = [
  { source: 'raster/present.svg', target: 'images/assets/craft-2.png', size: 480 },
  { source: 'raster/logo-tile.svg', target: 'images/logo.png', size: 256 },
  { source: 'raster/touch-icon.svg', target: 'apple-touch-icon.png', size: 180 },
  { source: 'raster/logo-tile.svg', target: 'images/icon-192.png', size: 192 },
  { source: 'raster/logo-tile.svg', target: 'images/icon-512.png', size: 512 },
  // Systems cut any shape out of it, but keep a circle of 80 %, which contains the logo.
  { source: 'raster/touch-icon.svg', target: 'images/icon-maskable-512.png', size: 512 },
  // Link previews are about twice as wide as high.
  { source: 'share.svg', target: 'images/share.png', size: 1200, height: 630 },
]

for (const { source, target, size, height = size } of images) {
  const file = resolvePath(publicFolder + target)
  await mkdir(dirname(file), { recursive: true })
  // The drawings have flat colours: a palette of 64 looks the same as full colour, at a quarter of the size.
  const { size: bytes } = await sharp(resolvePath(source))
    .resize(size, height)
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toFile(file)
  console.log(`${target} ${size}x${height} ${bytes} bytes`)
}

await copyFile(resolvePath('logo.svg'), resolvePath(`${publicFolder}favicon.svg`))

const favicons = [16, 32, 48].map(async (size) => ({
  size,
  png: await sharp(resolvePath('logo.svg'), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer(),
}))
await writeFile(resolvePath(`${publicFolder}favicon.ico`), toIco(await Promise.all(favicons)))
