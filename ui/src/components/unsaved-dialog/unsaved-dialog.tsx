import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx'

export type UnsavedDialogProps = Omit<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'onConfirm' | 'onCancel' | 'loading'
> & {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the user clicks `Stay` or presses Escape. */
  onStay: () => void
  /** Called when the user discards the changes. */
  onLeave: () => void
}

/** A confirm dialog for leaving a form with unsaved changes. */
export function UnsavedDialog({ open, onStay, onLeave, ...props }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      open={open}
      title="Leave without saving?"
      description="You have unsaved changes. They will be lost if you leave."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
