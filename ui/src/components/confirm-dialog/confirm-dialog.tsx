import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'

export type ConfirmDialogProps = Omit<
  DialogProps,
  'actions' | 'children' | 'description' | 'initialFocus' | 'onClose' | 'role' | 'size'
> & {
  /** Whether the dialog is open. */
  open: boolean
  /** The question: `Cancel this order?` */
  title: string
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** Label of the confirm button. Name the action: `Cancel Order`, `Delete`. */
  confirmLabel: string
  /** Label of the cancel button. */
  cancelLabel?: string
  /** Called when the user confirms. The dialog stays open until `open` changes. */
  onConfirm: () => void
  /** Called when the user cancels or presses Escape. A click outside the dialog does not cancel. */
  onCancel: () => void
  /** Shows a spinner on the confirm button and prevents the dialog from being closed. */
  loading?: boolean
}

/** A modal question before a destructive action. The cancel button has the initial focus. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  loading = false,
  ...props
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  function cancel(): void {
    if (!loading) onCancel()
  }
  return (
    <Dialog
      {...props}
      role="alertdialog"
      size="sm"
      open={open}
      onClose={cancel}
      title={title}
      description={description}
      initialFocus={cancelButton}
      actions={
        <>
          <Button
            ref={cancelButton}
            variant="secondary"
            size="sm"
            disabled={loading}
            onClick={cancel}
            className="grow sm:grow-0"
          >
            {cancelLabel}
          </Button>
          <Button variant="danger" size="sm" loading={loading} onClick={onConfirm} className="grow sm:grow-0">
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
