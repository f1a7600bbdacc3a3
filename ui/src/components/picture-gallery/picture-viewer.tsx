import * as Dialog from '@radix-ui/react-dialog'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useOverlayContainer } from '../../hooks/use-overlay-container.ts'
import { cx } from '../../lib/cx.ts'
import { returnFocus } from '../../lib/return-focus.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

export type PictureViewerProps = {
  open: boolean
  onClose: () => void
  /** What the pictures show. */
  name: string
  /** URLs of the pictures. */
  sources: readonly string[]
  /** The picture that is shown, 0-based. */
  index: number
  onIndexChange: (index: number) => void
}

/** A dialog with large pictures: twice as large when zoomed, and then scrollable. The arrow keys change the picture. */
export function PictureViewer({ open, onClose, name, sources, index, onIndexChange }: PictureViewerProps) {
  const [isZoomed, setIsZoomed] = useState(false)
  const place = sources.length > 1 ? `picture ${index + 1} of ${sources.length}` : undefined
  const step = (by: number) => {
    setIsZoomed(false)
    onIndexChange((index + by + sources.length) % sources.length)
  }
  // A zoomed picture scrolls with the arrow keys.
  function handleKeyDown({ key, currentTarget }: KeyboardEvent): void {
    if (isZoomed) return
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
    if (key === 'ArrowLeft') step(-forward)
    if (key === 'ArrowRight') step(forward)
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={useOverlayContainer()}>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          onKeyDown={handleKeyDown}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink outline-none"
        >
          <div className="flex min-h-16 items-center gap-2 px-4">
            <Dialog.Title className="min-w-0 flex-1 truncate text-lg">
              {name}
              {place ? (
                <>
                  , <span role="status">{place}</span>
                </>
              ) : null}
            </Dialog.Title>
            <IconButton
              label={isZoomed ? 'Zoom out' : 'Zoom in'}
              icon={isZoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
              onClick={() => setIsZoomed(!isZoomed)}
            />
            {sources.length > 1 ? (
              <>
                <IconButton
                  label="Previous picture"
                  icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
                  onClick={() => step(-1)}
                />
                <IconButton
                  label="Next picture"
                  icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
                  onClick={() => step(1)}
                />
              </>
            ) : null}
            <Dialog.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden="true" />} />
            </Dialog.Close>
          </div>
          <section aria-label="Picture" tabIndex={isZoomed ? 0 : undefined} className="min-h-0 flex-1 overflow-auto">
            <img
              src={sources[index]}
              alt={place ? `${name}, ${place}` : name}
              className={cx('object-contain', isZoomed ? 'w-[200%] max-w-none' : 'size-full')}
            />
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
