const TYPES = ['image/jpeg', 'image/png']
const ENDINGS = /\.(jpe?g|png)$/i

/** What the dialog of the device offers. */
export const ACCEPTED_TYPES = '.jpg,.jpeg,.png,image/jpeg,image/png'

/**
 * What is wrong with a file as a picture of the shop, if anything. The server looks at its content as well.
 * @param maxBytes the most it may have
 */
export function validateImageFile(
  file: { name: string; type: string; size: number },
  maxBytes: number,
): 'type' | 'size' | undefined {
  // What is pasted may have a name without an ending; what is on a disk may have no type.
  if (file.type ? !TYPES.includes(file.type) : !ENDINGS.test(file.name)) return 'type'
  if (file.size > maxBytes) return 'size'
  return undefined
}

/** A size as people say it: `812 kB`, `4.6 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')} MB`
}
