import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { cancelOrderAtom, isCancellingAtom } from './atoms.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-chunk.ts')).ConfirmDialog }))

export type CancelDialogProps = {
  orderId: string
  open: boolean
  onClose: () => void
  /** The order is cancelled, and its reader was told. */
  onCancelled: () => void
}

/** Asks before an order is cancelled, and cancels it. */
export function CancelDialog({ orderId, open, onClose, onCancelled }: CancelDialogProps) {
  const cancel = useSetAtom(cancelOrderAtom)
  const busy = useAtomValue(isCancellingAtom)

  async function confirm(): Promise<void> {
    try {
      await cancel(orderId)
      onClose()
      onCancelled()
    } catch {
      onClose() // the failure is shown; the order below is being loaded again
    }
  }

  return (
    <Suspense>
      <ConfirmDialog
        open={open}
        title="Cancel this order?"
        text="Nothing of it will be sent. This cannot be undone."
        confirmLabel="Cancel Order"
        cancelLabel="Keep it"
        onConfirm={confirm}
        onCancel={onClose}
        loading={busy}
      />
    </Suspense>
  )
}
