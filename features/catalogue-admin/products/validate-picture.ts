import { getPictureKind, IMAGE_TEXT, PICTURE_LIMITS } from '@whirligig/contract'

/** The size of a picture in px. */
type Size = { width: number; height: number }

/** Reads the size without decoding the pixels, which may be more than the memory can hold. */
function readSize(url: string): Promise<Size> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => reject(new Error('The picture cannot be read.'))
    image.src = url
  })
}

/** Decodes all pixels. @throws if that is impossible */
async function decode(file: File, url: string): Promise<void> {
  if ('createImageBitmap' in window) {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return
  }
  const image = new Image()
  image.src = url
  await image.decode()
}

/**
 * Returns why the server would reject a file as a picture, as text for the user, or `undefined` if it would not. Applies
 * the server's limits, and reads the file's content: its name can be wrong.
 */
async function validatePicture(file: File): Promise<string | undefined> {
  if (file.size > PICTURE_LIMITS.bytes) return IMAGE_TEXT.large
  const kind = getPictureKind(new Uint8Array(await file.arrayBuffer()))
  if (kind === 'other') return IMAGE_TEXT.required
  if (kind === 'animated') return IMAGE_TEXT.animated
  const url = URL.createObjectURL(file)
  try {
    const { width, height } = await readSize(url)
    if (width * height > PICTURE_LIMITS.pixels) return IMAGE_TEXT.pixels
    await decode(file, url)
    return undefined
  } catch {
    return IMAGE_TEXT.unreadable
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Props of an `ImageUpload` for pictures of products. */
export const PICTURE_UPLOAD = { validate: validatePicture, hint: 'jpg, jpeg or png, up to 5 MB' }
