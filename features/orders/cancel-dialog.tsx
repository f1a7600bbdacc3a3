import { LazyConfirmDialog } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { cancelOrderAtom } from './atoms.ts'

export type CancelDialogProps = {
  orderId: string
  open: boolean
  onClose: () => void
  /** Called after the order is cancelled. */
  onCancelled: () => void
}

/** Asks for confirmation, then cancels the order. */
export function CancelDialog({ orderId, open, onClose, onCancelled }: CancelDialogProps) {
  const [{ isPending }, cancel] = useAtom(cancelOrderAtom)

  async function confirm(): Promise<void> {
    try {
      await cancel(orderId)
      onClose()
      onCancelled()
    } catch {
      onClose() // the error toast is shown, and the order is refetched
    }
  }

  return (
    <LazyConfirmDialog
      open={open}
      title="Cancel this order?"
      description="None of its items will be shipped. This cannot be undone."
      confirmLabel="Cancel Order"
      cancelLabel="Keep it"
      onConfirm={confirm}
      onCancel={onClose}
      loading={isPending}
    />
  )
}
