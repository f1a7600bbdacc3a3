import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as RadixDialog from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useOverlayContainer } from '../../hooks/use-overlay-container.ts'
import { cx } from '../../lib/cx.ts'
import { recoverFocus } from '../../lib/focus-recovery.ts'
import { leaveEscape } from '../../lib/leave-escape.ts'
import { returnFocus } from '../../lib/return-focus.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

const panel = cva(
  'w-full rounded-hero border border-line bg-card p-6 max-[18rem]:p-4 text-ink shadow-float outline-none transition-transform duration-base ease-out starting:translate-y-6 starting:scale-97',
  { variants: { size: { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' } } },
)

export type DialogProps = Omit<ComponentProps<'div'>, 'role' | 'title'> & {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the user clicks the close button, presses Escape or clicks outside. */
  onClose: () => void
  /** Heading and accessible name. */
  title: string
  /** What the dialog is for, below the title. */
  description?: ReactNode
  /** Up to 448, 576 or 896 px wide. */
  size?: 'sm' | 'md' | 'lg'
  /** `alertdialog` is a question that the user must answer: it has no close button, and a click outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** Receives the focus when the dialog opens. Without it, the first control does. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Buttons at the end of the dialog: first the one that cancels, then the one that confirms. */
  actions?: ReactNode
  /** Classes of the panel, appended last. */
  className?: string
  /** Content between description and actions. The page behind does not scroll; the dialog does. */
  children?: ReactNode
}

const preventDefault = (event: Event) => event.preventDefault()

/**
 * A modal panel in the middle of the screen, at the bottom on phones. It traps the focus, moves it to the nearest control when the
 * focused one goes, and returns it to the element that opened the dialog.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'md',
  role = 'dialog',
  initialFocus,
  actions,
  className,
  ref,
  children,
  ...props
}: DialogProps) {
  const contentRef = useComposedRefs(recoverFocus, ref)
  const isQuestion = role === 'alertdialog'
  function moveFocus(event: Event): void {
    returnFocus.onOpenAutoFocus(event)
    if (!initialFocus?.current) return
    event.preventDefault()
    initialFocus.current.focus()
  }
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal container={useOverlayContainer()}>
        <RadixDialog.Overlay className="fixed inset-0 z-50 grid place-items-end overflow-y-auto bg-scrim p-4 transition-opacity duration-base ease-out sm:place-items-center starting:opacity-0">
          <RadixDialog.Content
            ref={contentRef}
            role={role}
            className={cx(panel({ size }), className)}
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...props}
            {...(isQuestion ? { onInteractOutside: preventDefault } : {})}
            onEscapeKeyDown={leaveEscape}
            onOpenAutoFocus={moveFocus}
            onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          >
            <div className="flex items-start justify-between gap-4 max-[18rem]:flex-col-reverse max-[18rem]:gap-0">
              <RadixDialog.Title className="min-w-0 text-xl text-balance wrap-anywhere">{title}</RadixDialog.Title>
              {isQuestion ? null : (
                <RadixDialog.Close asChild>
                  <IconButton
                    label="Close"
                    icon={<X aria-hidden="true" />}
                    className="-mt-2 -me-2.5 max-[18rem]:self-end"
                  />
                </RadixDialog.Close>
              )}
            </div>
            {description ? (
              <RadixDialog.Description className="mt-2 text-ink-soft text-pretty">
                {description}
              </RadixDialog.Description>
            ) : null}
            {children ? <div className="mt-5">{children}</div> : null}
            {actions ? <div className="mt-6 flex flex-wrap-reverse justify-end gap-x-3 gap-y-4">{actions}</div> : null}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
