import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Dialog from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useOverlayContainer } from '../../hooks/use-overlay-container.ts'
import { cx } from '../../lib/cx.ts'
import { recoverFocus } from '../../lib/focus-recovery.ts'
import { leaveEscape } from '../../lib/leave-escape.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import './drawer.css'
import { returnFocus } from '../../lib/return-focus.ts'

const panel = cva(
  'drawer-panel fixed inset-y-0 z-50 flex w-full max-w-[min(26.25rem,100vw)] flex-col border-line bg-paper text-ink forced-colors:border shadow-float outline-none [@media(max-height:30rem)]:overflow-y-auto',
  {
    variants: {
      side: { left: 'start-0 sm:rounded-e-hero sm:border-e', right: 'end-0 sm:rounded-s-hero sm:border-s' },
    },
  },
)

export type DrawerProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Whether the drawer is open. */
  open: boolean
  /** Called when the user clicks the close button, presses Escape or clicks outside. */
  onClose: () => void
  /** Heading and accessible name. */
  title: string
  /** A sentence below the title. */
  description?: string
  /** Edge that the drawer slides in from. Mirrored in right-to-left text. */
  side?: 'left' | 'right'
  /** Fixed at the bottom while the content scrolls. */
  footer?: ReactNode
  /** Classes of the panel, appended last. */
  className?: string
  /** Scrollable content. */
  children?: ReactNode
}

/**
 * A modal panel at the edge of the screen. On low screens the whole panel scrolls. It traps the focus, moves it to the
 * nearest control when the focused one goes, and returns it to the element that opened the drawer.
 */
export function Drawer({
  open,
  onClose,
  title,
  description,
  side = 'right',
  footer,
  className,
  ref,
  children,
  ...props
}: DrawerProps) {
  const contentRef = useComposedRefs(recoverFocus, ref)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={useOverlayContainer()}>
        <Dialog.Overlay className="drawer-scrim fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          ref={contentRef}
          data-side={side}
          className={cx(panel({ side }), className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...props}
          onEscapeKeyDown={leaveEscape}
          {...returnFocus}
        >
          {/* A <header> and a <footer> would be second landmarks of the page. */}
          <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 sm:px-6">
            <div className="min-w-0 pt-2">
              <Dialog.Title className="text-xl">{title}</Dialog.Title>
              {description ? (
                <Dialog.Description className="mt-1 text-sm text-ink-soft">{description}</Dialog.Description>
              ) : null}
            </div>
            <Dialog.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden="true" />} className="-me-2.5" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6 [@media(max-height:30rem)]:flex-none [@media(max-height:30rem)]:overflow-visible">
            {children}
          </div>
          {footer ? <div className="border-t border-line px-5 pt-4 pb-5 sm:px-6 sm:pb-6">{footer}</div> : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
