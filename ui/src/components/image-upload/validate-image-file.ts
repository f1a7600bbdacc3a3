const ALLOWED_TYPES = ['image/jpeg', 'image/png']
const ALLOWED_EXTENSIONS = /\.(jpe?g|png)$/i

/** Value of the `accept` attribute. */
export const ACCEPTED_TYPES = '.jpg,.jpeg,.png,image/jpeg,image/png'

/**
 * Returns why a file cannot be uploaded as a picture, or `undefined` if it can. The server also checks its content.
 * @param maxBytes maximum size of the file
 */
export function validateImageFile(
  file: { name: string; type: string; size: number },
  maxBytes: number,
): 'type' | 'size' | undefined {
  // A pasted file may have no extension, and a file from a disk may have no type.
  if (file.type ? !ALLOWED_TYPES.includes(file.type) : !ALLOWED_EXTENSIONS.test(file.name)) return 'type'
  if (file.size > maxBytes) return 'size'
  return undefined
}
