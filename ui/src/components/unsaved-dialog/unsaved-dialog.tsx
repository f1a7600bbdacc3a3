import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'

export type UnsavedDialogProps = {
  /** Whether it is shown. */
  open: boolean
  /** Also by Escape. */
  onStay: () => void
  /** What was typed is given up. */
  onLeave: () => void
}

/** Asks before what was typed into a form is lost. */
export function UnsavedDialog({ open, onStay, onLeave }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      text="What you changed here has not been saved and will be lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
