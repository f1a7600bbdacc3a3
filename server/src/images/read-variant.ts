import type { ImageFormat } from '@whirligig/contract'
import { createSingleFlight } from '../lib/single-flight.ts'
import type { PictureStorage } from './picture-storage.ts'
import { parsePictureFileName, pictureFileName, type Variant, WIDEST_FIRST } from './picture-url.ts'
import { isRenderQueueFull, renderVariant } from './render-variants.ts'

/** `isExact` is false if the bytes are another variant, because the requested one could not be made now. */
export type ServedPicture = { bytes: Uint8Array; format: ImageFormat; isExact: boolean }

/** Reads the widest WebP of a picture, or returns null if there is none. Pictures of older versions have several. */
export async function readWidest(
  storage: PictureStorage,
  hash: string,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  for (const width of WIDEST_FIRST) {
    const name = pictureFileName(hash, width)
    const bytes = await storage.read(name)
    if (bytes) return { name, bytes }
  }
  return null
}

/**
 * Returns a function that reads a file of a picture. A variant that does not exist yet is made from the widest WebP and
 * stored; requests that arrive meanwhile wait for it. If it cannot be made, the widest WebP itself is returned.
 *
 * @param onError called with what has failed; the picture is still returned
 * @returns null if there is no such picture
 */
export function createVariantReader(
  storage: PictureStorage,
  onError: (error: unknown) => void,
): (name: string) => Promise<ServedPicture | null> {
  const renders = createSingleFlight<ServedPicture | null>()

  async function store(name: string, bytes: Uint8Array, sourceName: string): Promise<void> {
    await storage.write(name, bytes)
    // The picture may have been deleted meanwhile, its source first.
    if (!(await storage.has(sourceName))) await storage.remove(name)
  }

  async function make(name: string, { hash, width, format }: Variant): Promise<ServedPicture | null> {
    const source = await readWidest(storage, hash)
    if (!source) return null
    const instead: ServedPicture = { bytes: source.bytes, format: 'webp', isExact: false }
    if (isRenderQueueFull()) return instead
    try {
      const bytes = await renderVariant(source.bytes, width, format)
      await store(name, bytes, source.name).catch(onError)
      return { bytes, format, isExact: true }
    } catch (error) {
      onError(error)
      return instead
    }
  }

  return async (name) => {
    const variant = parsePictureFileName(name)
    if (!variant) return null
    const bytes = await storage.read(name)
    if (bytes) return { bytes, format: variant.format, isExact: true }
    return renders.run(name, () => make(name, variant))
  }
}
