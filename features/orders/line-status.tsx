import { isFinalStatus, ORDER_STATUSES, type Order, type OrderLine, type OrderStatus } from '@whirligig/contract'
import { LazyConfirmDialog, OrderStatusSelect } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { isLineUpdatingAtom, setLineStatusAtom } from './line-atoms.ts'

export type LineStatusProps = {
  order: Order
  line: OrderLine
  /** Called when the last open line is cancelled, and with it the order. */
  onOrderCancelled: () => void
}

/** Status select of an order line, for admins. A final status asks for confirmation because it cannot be undone. */
export function LineStatus({ order, line, onOrderCancelled }: LineStatusProps) {
  const isBusy = useAtomValue(isLineUpdatingAtom)(line._id)
  const save = useSetAtom(setLineStatusAtom)
  const [dialog, setDialog] = useState<{ status: OrderStatus; open: boolean } | null>(null)

  async function applyStatus(status: OrderStatus): Promise<void> {
    setDialog(dialog && { ...dialog, open: false })
    if (await save({ order, line, status })) onOrderCancelled()
  }

  return (
    <>
      <OrderStatusSelect
        label={`Status of ${line.name}`}
        value={line.status}
        options={ORDER_STATUSES}
        disabled={isFinalStatus(line.status) && !isBusy}
        loading={isBusy}
        onChange={(status) => (isFinalStatus(status) ? setDialog({ status, open: true }) : applyStatus(status))}
      />
      {dialog ? (
        <LazyConfirmDialog
          open={dialog.open}
          {...getConfirmCopy(dialog.status, line.name)}
          onConfirm={() => applyStatus(dialog.status)}
          onCancel={() => setDialog({ ...dialog, open: false })}
        />
      ) : null}
    </>
  )
}

/** The question for a final status. */
const getConfirmCopy = (status: OrderStatus, name: string) =>
  status === 'Cancelled'
    ? {
        title: `Cancel ${name}?`,
        description: 'The items go back into stock. This cannot be undone.',
        confirmLabel: 'Cancel it',
        cancelLabel: 'Keep it',
      }
    : {
        title: `Mark ${name} as delivered?`,
        description: 'This is final: the order can no longer be cancelled.',
        confirmLabel: 'Mark as delivered',
        cancelLabel: 'Not yet',
      }
