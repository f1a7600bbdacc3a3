import { ToyBrick } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import type { Tint } from '../../tokens.ts'
import { preloadAvif } from './preload-avif.ts'
import { tintClass } from './tint.ts'

export type PictureProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** URL of the image. */
  src: string
  /** Alternative text. Leave it empty if the name is next to the picture. */
  alt: string
  /** Width of the file in pixels. With `height` it reserves the space before the image loads. */
  width?: number
  /** Height of the file in pixels. */
  height?: number
  /** The image in several widths, as in `img`. */
  srcSet?: string
  /** The same widths as AVIF, for browsers that show it. */
  avifSrcSet?: string
  /** Displayed width of the image, as in `img`: for `toy` seven tenths of the square. */
  sizes?: string
  /** Pale background. */
  tint?: Tint
  /** `toy` leaves space around an image without background, `cover` fills the square with a photo. */
  fit?: 'toy' | 'cover'
  /** Shown if `src` cannot be loaded. If it fails too, an icon is shown. */
  fallbackSrc?: string
  /** Loads the image eagerly and first, for images that are visible without scrolling. All others load lazily. */
  priority?: boolean
}

/** A square picture on a tinted background that reserves its space. Set its width and radius with `className`. */
export function Picture({
  src,
  alt,
  width = 400,
  height = 400,
  srcSet,
  avifSrcSet,
  sizes,
  tint = 'sun',
  fit = 'toy',
  fallbackSrc,
  priority = false,
  className,
  ...props
}: PictureProps) {
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([])
  const url = [src, fallbackSrc].find((candidate) => candidate && !failedUrls.includes(candidate))
  const avif = url === src && avifSrcSet ? { srcSet: avifSrcSet, sizes } : undefined
  if (avif && priority) preloadAvif(avif)
  const image = url ? (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      srcSet={url === src ? srcSet : undefined}
      sizes={url === src ? sizes : undefined}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedUrls((before) => [...before, url])}
      className={cx(
        'absolute inset-0 m-auto transition-transform duration-slow ease-out',
        fit === 'cover' ? 'size-full object-cover' : 'size-7/10 object-contain',
      )}
    />
  ) : undefined
  return (
    <span
      data-fit={fit}
      className={cx('relative block aspect-square overflow-hidden', tintClass[tint], className)}
      {...props}
    >
      {avif ? (
        <picture className="contents">
          <source type="image/avif" {...avif} />
          {image}
        </picture>
      ) : (
        image
      )}
      {image ? null : (
        <span className="absolute inset-0 grid place-items-center text-ink-soft">
          <ToyBrick aria-hidden="true" className="size-1/4 opacity-60" />
          {alt ? <span className="sr-only">{alt}</span> : null}
        </span>
      )}
    </span>
  )
}
