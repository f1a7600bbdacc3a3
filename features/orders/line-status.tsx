import { isFinalStatus, ORDER_STATUSES, type Order, type OrderLine, type OrderStatus } from '@whirligig/contract'
import { OrderStatusSelect } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { isLineUpdatingAtom, setLineStatusAtom } from './line-atoms.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-chunk.ts')).ConfirmDialog }))

export type LineStatusProps = {
  order: Order
  line: OrderLine
  /** With this line the last one of the order was cancelled. */
  onOrderCancelled: () => void
}

/** Where a line of an order stands, for admins to say. What is final is asked for first: it cannot be taken back. */
export function LineStatus({ order, line, onOrderCancelled }: LineStatusProps) {
  const isBusy = useAtomValue(isLineUpdatingAtom)(line._id)
  const save = useSetAtom(setLineStatusAtom)
  const [question, setQuestion] = useState<{ status: OrderStatus; open: boolean } | null>(null)

  async function set(status: OrderStatus): Promise<void> {
    setQuestion(question && { ...question, open: false })
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
        onChange={(status) => (isFinalStatus(status) ? setQuestion({ status, open: true }) : set(status))}
      />
      {question ? (
        <Suspense>
          <ConfirmDialog
            open={question.open}
            {...confirmCopy(question.status, line.name)}
            onConfirm={() => set(question.status)}
            onCancel={() => setQuestion({ ...question, open: false })}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const confirmCopy = (status: OrderStatus, name: string) =>
  status === 'Cancelled'
    ? {
        title: `Cancel ${name}?`,
        text: 'Its pieces go back into stock. This cannot be undone.',
        confirmLabel: 'Cancel it',
        cancelLabel: 'Keep it',
      }
    : {
        title: `${name} is delivered?`,
        text: 'Its status is final then, and the order can no longer be cancelled.',
        confirmLabel: 'Delivered',
        cancelLabel: 'Not yet',
      }
