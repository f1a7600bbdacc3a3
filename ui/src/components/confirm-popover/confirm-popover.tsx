import * as Popover from '@radix-ui/react-popover'
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import '../menu/menu.css'

export type ConfirmPopoverProps = {
  /** The button that asks before it does; it takes a ref and the attributes of a trigger: `<Button>Delete</Button>`. */
  trigger: ReactElement
  /** The question: `Delete Hug & Co.?` */
  title: string
  /** What will happen, and whether it can be undone. */
  text?: ReactNode
  /** The deed by its name: `Delete`, `Disable`. */
  confirmLabel: string
  /** The way out. */
  cancelLabel?: string
  /** `danger` for what is lost, `primary` for what is only meant to be meant. */
  variant?: 'danger' | 'primary'
  /** It was meant. The question closes at once; the trigger shows that it is being done. */
  onConfirm: () => void
  /** The edge of the trigger it lines up with. */
  align?: 'start' | 'center' | 'end'
}

/**
 * A question right beside the button that raises it, for what is small and in sight; what is large asks in a `ConfirmDialog`.
 * The focus starts on the harmless answer and goes back to the button.
 */
export function ConfirmPopover({
  trigger,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  variant = 'danger',
  onConfirm,
  align = 'end',
}: ConfirmPopoverProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          role="alertdialog"
          aria-labelledby={`${id}-title`}
          aria-describedby={text ? `${id}-text` : undefined}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            cancel.current?.focus()
          }}
          className="menu-panel z-50 w-80 max-w-(--radix-popover-content-available-width) rounded-card border border-line bg-card p-4 text-ink shadow-float outline-none"
        >
          <h2 id={`${id}-title`} className="text-lg leading-tight wrap-anywhere">
            {title}
          </h2>
          {text ? (
            <p id={`${id}-text`} className="mt-1.5 text-sm text-ink-soft text-pretty wrap-anywhere">
              {text}
            </p>
          ) : null}
          <div className="mt-4 flex flex-wrap-reverse justify-end gap-x-3 gap-y-4 pb-1">
            <Button ref={cancel} variant="secondary" size="sm" onClick={() => setOpen(false)}>
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
