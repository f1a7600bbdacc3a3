import { preload } from 'react-dom'

/**
 * Adds a preload to HTML that is rendered on the server. React does it for an `img`, but not within a `picture`. A browser
 * that does not show AVIF ignores it. In a browser it would be too late: there the image itself loads at once.
 */
export function preloadAvif({ srcSet, sizes }: { srcSet: string; sizes: string | undefined }): void {
  if (typeof window !== 'undefined') return
  // With `imageSrcSet` React leaves the first argument out of the HTML.
  preload(srcSet, { as: 'image', type: 'image/avif', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' })
}
