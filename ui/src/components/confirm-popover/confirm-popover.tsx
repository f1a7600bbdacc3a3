import * as Popover from '@radix-ui/react-popover'
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react'
import { useOverlayContainer } from '../../hooks/use-overlay-container.ts'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import '../menu/menu.css'

export type ConfirmPopoverProps = Omit<ComponentProps<'div'>, 'children' | 'role' | 'title'> & {
  /** The button that opens the question. It must accept a ref and props: `<Button>Delete</Button>`. */
  trigger: ReactElement
  /** The question: `Delete Hug & Co.?` */
  title: string
  /** What will happen, and whether it can be undone. */
  description?: ReactNode
  /** Label of the confirm button. Name the action: `Delete`, `Disable`. */
  confirmLabel: string
  /** Label of the cancel button. */
  cancelLabel?: string
  /** Use `danger` if something is lost, `primary` if not. */
  variant?: 'danger' | 'primary'
  /** Called when the user confirms. The popover closes at once; show progress on the trigger. */
  onConfirm: () => void
  /** Edge of the trigger that the popover is aligned with. */
  align?: 'start' | 'center' | 'end'
}

/**
 * A question next to its button, for actions on a single row. Use `ConfirmDialog` for actions on the whole page. The
 * cancel button has the initial focus; on close the focus returns to the trigger.
 */
export function ConfirmPopover({
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  variant = 'danger',
  onConfirm,
  align = 'end',
  className,
  ...props
}: ConfirmPopoverProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal container={useOverlayContainer()}>
        <Popover.Content
          role="alertdialog"
          aria-labelledby={`${id}-title`}
          aria-describedby={description ? `${id}-description` : undefined}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          {...props}
          className={cx(
            'menu-panel z-50 w-80 max-w-(--radix-popover-content-available-width) rounded-card border border-line bg-card p-4 text-ink shadow-float outline-none',
            className,
          )}
        >
          <h2 id={`${id}-title`} className="text-lg leading-tight wrap-anywhere">
            {title}
          </h2>
          {description ? (
            <p id={`${id}-description`} className="mt-1.5 text-sm text-ink-soft text-pretty wrap-anywhere">
              {description}
            </p>
          ) : null}
          {/* The first button gets the focus. */}
          <div className="mt-4 flex flex-wrap-reverse justify-end gap-x-3 gap-y-4 pb-1">
            <Button variant="secondary" size="sm" onClick={() => setOpen(false)}>
              {cancelLabel}
            </Button>
            <Button
              variant={variant}
              size="sm"
              onClick={() => {
                setOpen(false)
                onConfirm()
              }}
            >
              {confirmLabel}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
