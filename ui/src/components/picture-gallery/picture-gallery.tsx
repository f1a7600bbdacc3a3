import { ZoomIn } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { lazyOnOpen } from '../../lib/lazy-on-open.tsx'
import type { Tint } from '../../tokens.ts'
import { Picture, type PictureProps } from '../picture/picture.tsx'

const PictureViewer = lazyOnOpen(async () => (await import('./picture-viewer.tsx')).PictureViewer)

/** A picture of the gallery, in several widths. */
export type GalleryPicture = Pick<PictureProps, 'src' | 'srcSet' | 'avifSrcSet' | 'fit'> & {
  /** URL of the largest version, for the viewer. */
  largeSrc: string
}

export type PictureGalleryProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the pictures show. */
  name: string
  /** The first one is shown initially. */
  pictures: ReadonlyArray<GalleryPicture>
  /** Displayed width of the large picture for a `toy`, as in `Picture`. */
  sizes: string
  /** Displayed width of the large picture for a photo. */
  coverSizes: string
  /** Shown if a picture cannot be loaded. */
  fallbackSrc?: string
  /** Pale background. */
  tint?: Tint
}

/** The pictures of a toy: a large one that opens the viewer, and thumbnails if there are several. */
export function PictureGallery({
  name,
  pictures,
  sizes,
  coverSizes,
  fallbackSrc,
  tint,
  className,
  ...props
}: PictureGalleryProps) {
  const [chosen, setChosen] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const index = chosen < pictures.length ? chosen : 0
  const shown = pictures[index]
  if (!shown) return null
  const { largeSrc, ...picture } = shown
  return (
    <div className={cx('grid grid-cols-1 min-w-0 gap-3', className)} {...props}>
      <div className="relative">
        <Picture
          key={picture.src}
          {...picture}
          alt={name}
          sizes={picture.fit === 'cover' ? coverSizes : sizes}
          fallbackSrc={fallbackSrc}
          tint={tint}
          priority
          className="w-full rounded-hero max-md:max-h-[max(12rem,100svh-30rem)]"
        />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="absolute inset-0 grid cursor-zoom-in items-end justify-items-end rounded-hero p-3"
        >
          <span className="grid size-11 place-items-center rounded-full bg-card text-ink scheme-light shadow-card">
            <ZoomIn aria-hidden="true" className="size-5" />
            <span className="sr-only">Enlarge the picture of {name}</span>
          </span>
        </button>
      </div>
      {pictures.length > 1 ? (
        <ul aria-label={`Pictures of ${name}`} className="flex list-none flex-wrap gap-2 p-0">
          {pictures.map(({ largeSrc: _large, ...thumbnail }, nth) => (
            <li key={thumbnail.src}>
              <button
                type="button"
                aria-label={`Picture ${nth + 1} of ${pictures.length}`}
                aria-pressed={nth === index}
                onClick={() => setChosen(nth)}
                className="block rounded-control border-2 border-line p-0.5 aria-pressed:border-ink forced-colors:aria-pressed:border-4 forced-colors:aria-pressed:border-[color:Highlight] forced-colors:aria-pressed:p-0"
              >
                <Picture
                  {...thumbnail}
                  alt=""
                  sizes="64px"
                  tint={tint}
                  className="size-14 rounded-control sm:size-16"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <PictureViewer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        name={name}
        sources={pictures.map((each) => each.largeSrc)}
        index={index}
        onIndexChange={setChosen}
      />
    </div>
  )
}
