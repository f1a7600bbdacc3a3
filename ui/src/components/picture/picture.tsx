import { ToyBrick } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import type { Tint } from '../../tokens.ts'
import { tintClass } from './tint.ts'

export type PictureProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The address of the file. */
  src: string
  /** Empty when the name stands right beside the picture. */
  alt: string
  /** Pixels of the file in `src`; with `height` it keeps the place before the file arrives. */
  width?: number
  /** Pixels of the file in `src`. */
  height?: number
  /** Other widths of the same picture, as in `img`. */
  srcSet?: string
  /** How wide the picture is shown, as in `img`. */
  sizes?: string
  /** The pale tint behind the picture. */
  tint?: Tint
  /** `toy` leaves air around a cut-out drawing, `cover` fills the ground with a photograph. */
  fit?: 'toy' | 'cover'
  /** Shown once when `src` cannot be loaded; when that fails too, a quiet brick takes its place. */
  fallbackSrc?: string
  /** For the one picture above the fold: loads first and at once, all others wait until they come near. */
  priority?: boolean
}

/** A square picture on a tinted ground, whose place never moves. Give it a width and a radius by `className`. */
export function Picture({
  src,
  alt,
  width = 400,
  height = 400,
  srcSet,
  sizes,
  tint = 'sun',
  fit = 'toy',
  fallbackSrc,
  priority = false,
  className,
  ...props
}: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = [src, fallbackSrc].find((candidate) => candidate && !failed.includes(candidate))
  return (
    <span
      data-fit={fit}
      className={cx('relative block aspect-square overflow-hidden', tintClass[tint], className)}
      {...props}
    >
      {shown ? (
        <img
          src={shown}
          alt={alt}
          width={width}
          height={height}
          srcSet={shown === src ? srcSet : undefined}
          sizes={shown === src ? sizes : undefined}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed((before) => [...before, shown])}
          className={cx(
            'absolute inset-0 m-auto transition-transform duration-slow ease-out',
            fit === 'cover' ? 'size-full object-cover' : 'size-7/10 object-contain',
          )}
        />
      ) : (
        <span className="absolute inset-0 grid place-items-center text-ink-soft">
          <ToyBrick aria-hidden="true" className="size-1/4 opacity-60" />
          {alt ? <span className="sr-only">{alt}</span> : null}
        </span>
      )}
    </span>
  )
}
