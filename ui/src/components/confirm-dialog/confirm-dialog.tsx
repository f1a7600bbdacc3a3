import * as AlertDialog from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { returnFocus } from '../drawer/return-focus.ts'

export type ConfirmDialogProps = {
  /** Whether the dialog is open. */
  open: boolean
  /** The question: `Cancel this order?` */
  title: string
  /** What will happen, and whether it can be undone. */
  text: ReactNode
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
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  loading = false,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !loading && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 grid place-items-end overflow-y-auto bg-scrim p-4 transition-opacity duration-base ease-out sm:place-items-center starting:opacity-0">
          <AlertDialog.Content
            className="w-full max-w-md rounded-hero forced-colors:border bg-card p-6 text-ink shadow-float outline-none transition-transform duration-base ease-out starting:translate-y-6 starting:scale-97"
            {...returnFocus}
          >
            <AlertDialog.Title className="text-xl text-balance">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-soft text-pretty">{text}</AlertDialog.Description>
            <div className="mt-6 flex flex-wrap-reverse justify-end gap-x-3 gap-y-4">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" size="sm" disabled={loading} className="grow sm:grow-0">
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              {/* Not AlertDialog.Action, which would close the dialog before the work is done. */}
              <Button variant="danger" size="sm" loading={loading} onClick={onConfirm} className="grow sm:grow-0">
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
