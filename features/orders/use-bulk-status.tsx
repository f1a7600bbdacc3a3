import {
  type BulkStatus,
  type BulkStatusResponse,
  formatCount,
  type MerchantOrder,
  type Order,
  PAGE_SIZE,
} from '@whirligig/contract'
import { Button, ChangeNotice, LazyConfirmDialog, SelectionBar } from '@whirligig/ui'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { LazyPackingSlips } from './lazy-packing-slips.ts'
import { usePrintSlips } from './use-print-slips.ts'

type Results = BulkStatusResponse['results']
type Outcome = { status: BulkStatus; results: Results }

/** The statuses that a bar can offer. */
type Change = 'Processing' | 'Shipped' | 'Delivered'

/** What cannot be taken back is asked first. */
const WARNINGS: Partial<Record<Change, string>> = {
  Shipped: 'Each buyer gets a mail. Items that are further along, and cancelled ones, stay as they are.',
  Delivered: 'This is final. Cancelled items stay as they are.',
}

type Listed = Order | MerchantOrder

export type BulkStatusOptions<Offered extends Change> = {
  /** The orders of the page. */
  orders: readonly Listed[]
  /** The statuses that are offered, in order. */
  statuses: readonly Offered[]
  /** The mutation: its state, and the function that sends it. */
  change: readonly [
    state: { isPending: boolean },
    send: (input: {
      orders: string[]
      status: Offered | 'Not processed'
      lines?: string[]
    }) => Promise<BulkStatusResponse>,
  ]
}

/** Selected orders of a list, on any of its pages, and the bar that changes their status and prints their packing slips. */
export function useBulkStatus<Offered extends Change>({
  orders,
  statuses,
  change: [{ isPending }, changeStatus],
}: BulkStatusOptions<Offered>) {
  const [picked, setPicked] = useState<readonly Listed[]>([])
  const [asked, setAsked] = useState<Offered | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { isPrinting, print, finish } = usePrintSlips()
  const selected: ReadonlySet<string> = new Set(picked.map(({ _id }) => _id))
  /** Keeps the orders of other pages, whose rows are no longer loaded. */
  const setSelected = (ids: ReadonlySet<string>) => {
    const known = new Map([...picked, ...orders].map((order) => [order._id, order]))
    setPicked([...ids].flatMap((id) => known.get(id) ?? []))
  }

  async function change(status: Offered): Promise<void> {
    try {
      const { results } = await changeStatus({ orders: [...selected], status })
      setOutcome({ status, results })
      setSelected(new Set(results.filter(({ error }) => error !== null).map(({ _id }) => _id)))
    } catch {
      // The error toast is shown, and the selection stays.
    }
    setAsked(null)
  }

  async function undo({ results }: Outcome): Promise<void> {
    const lines = results.flatMap((result) => result.lines)
    try {
      await changeStatus({ orders: results.map(({ _id }) => _id), status: 'Not processed', lines })
      setOutcome(null)
    } catch {
      // The error toast is shown, and Undo stays.
    }
  }

  const isTooMany = selected.size > PAGE_SIZE.max
  const bar =
    selected.size > 0 ? (
      <SelectionBar
        text={`${formatCount(selected.size, 'order')} selected${isTooMany ? `. Select at most ${PAGE_SIZE.max}.` : ''}`}
        onClear={() => setSelected(new Set())}
      >
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-soft max-sm:hidden">
          Mark as
        </span>
        {statuses.map((status) => (
          <Button
            className="shrink-0 max-sm:px-3"
            key={status}
            variant={status === 'Shipped' ? 'primary' : 'secondary'}
            size="sm"
            disabled={isTooMany}
            loading={isPending && asked === null && status === 'Processing'}
            onClick={() => (WARNINGS[status] ? setAsked(status) : change(status))}
          >
            <span className="sr-only">Mark as </span>
            {status}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={print}
        >
          Print slips
        </Button>
      </SelectionBar>
    ) : null
  const dialog = asked ? (
    <LazyConfirmDialog
      open
      title={`Mark ${formatCount(selected.size, 'order')} as ${asked}?`}
      text={WARNINGS[asked]}
      confirmLabel={`Mark as ${asked}`}
      loading={isPending}
      onConfirm={() => change(asked)}
      onCancel={() => setAsked(null)}
    />
  ) : null
  const notice = outcome ? (
    <BulkNotice outcome={outcome} isUndoing={isPending} onUndo={() => undo(outcome)} onClose={() => setOutcome(null)} />
  ) : null
  const current = new Map(orders.map((order) => [order._id, order]))
  const slips = (
    <LazyPackingSlips
      open={isPrinting}
      orders={picked.map((order) => current.get(order._id) ?? order)}
      onClose={finish}
    />
  )
  return { selected, setSelected, bar, dialog, notice, slips, isPrinting }
}

type BulkNoticeProps = { outcome: Outcome; isUndoing: boolean; onUndo: () => void; onClose: () => void }

/** What the last change did. Processing can be undone; a mail that a buyer has got cannot. */
function BulkNotice({ outcome: { status, results }, isUndoing, onUndo, onClose }: BulkNoticeProps) {
  const changed = results.filter(({ lines }) => lines.length > 0)
  const failed = results.filter(({ error }) => error !== null)
  const unchanged = results.length - changed.length - failed.length
  const text = [
    `${formatCount(changed.length, 'order')} marked as ${status}.`,
    unchanged > 0 ? `${formatCount(unchanged, 'order')} had got as far already.` : '',
    failed.length > 0 ? `${formatCount(failed.length, 'order')} could not be changed: ${failed[0]?.error}` : '',
  ]
  return (
    <ChangeNotice
      tone={failed.length > 0 ? 'error' : 'success'}
      className="mb-4"
      undoing={isUndoing}
      onUndo={status === 'Processing' && changed.length > 0 ? onUndo : undefined}
      onClose={onClose}
    >
      {text.filter(Boolean).join(' ')}
    </ChangeNotice>
  )
}
