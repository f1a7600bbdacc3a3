import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { returnFocus } from '../drawer/return-focus.ts'

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  open: boolean
  /** The question: `Cancel this order?` */
  title: string
  /** What will happen, and whether it can be undone. */
  text: ReactNode
  /** The deed by its name: `Cancel Order`, `Delete`. */
  confirmLabel: string
  /** The way out. */
  cancelLabel?: string
  /** It was meant. */
  onConfirm: () => void
  /** Also by Escape. A press beside the dialog does not count: a question wants an answer. */
  onCancel: () => void
  /** It is being done: the dialog stays until it is closed. */
  loading?: boolean
}

/** Asks before something is lost. The focus starts on the harmless answer. */
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
    <Dialog.Root open={open} onOpenChange={(next) => !next && !loading && onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 grid place-items-end overflow-y-auto bg-scrim p-4 transition-opacity duration-base ease-out sm:place-items-center starting:opacity-0">
          <Dialog.Content
            role="alertdialog"
            onInteractOutside={(event) => event.preventDefault()}
            className="w-full max-w-md rounded-hero bg-card p-6 text-ink shadow-float outline-none transition-transform duration-base ease-out starting:translate-y-6 starting:scale-97"
            {...returnFocus}
          >
            <Dialog.Title className="text-xl text-balance">{title}</Dialog.Title>
            <Dialog.Description className="mt-2 text-ink-soft text-pretty">{text}</Dialog.Description>
            <div className="mt-6 flex flex-wrap-reverse justify-end gap-x-3 gap-y-4">
              <Button variant="secondary" size="sm" disabled={loading} onClick={onCancel} className="grow sm:grow-0">
                {cancelLabel}
              </Button>
              <Button variant="danger" size="sm" loading={loading} onClick={onConfirm} className="grow sm:grow-0">
                {confirmLabel}
              </Button>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
