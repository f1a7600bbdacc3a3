import { type BulkStatusResponse, formatCount, type MerchantOrder, type Order, PAGE_SIZE } from '@whirligig/contract'
import { isAbort } from '@whirligig/core/http'
import { Button, LazyConfirmDialog, lazyOnOpen, SelectionBar } from '@whirligig/ui'
import { Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import type { BulkOutcome } from './bulk-notice.tsx'
import { lacksAddress } from './lacks-address.ts'
import { LazyPackingSlips } from './lazy-packing-slips.ts'
import { usePrintSlips } from './use-print-slips.ts'
import { useSelectionKey } from './use-selection-key.ts'

/** Loaded when the page is idle, so that it also shows that the shop cannot be reached. */
const LazyBulkNotice = lazyOnOpen(async () => (await import('./bulk-notice.tsx')).BulkNotice, { whenIdle: true })

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
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { isPrinting, print, finish } = usePrintSlips()
  const barRef = useRef<HTMLElement>(null)
  useSelectionKey(barRef)
  const selected: ReadonlySet<string> = new Set(picked.map(({ _id }) => _id))
  /** Keeps the orders of other pages, whose rows are no longer loaded. */
  const setSelected = (ids: ReadonlySet<string>) => {
    const known = new Map([...picked, ...orders].map((order) => [order._id, order]))
    setPicked([...ids].flatMap((id) => known.get(id) ?? []))
  }

  async function change(status: Offered): Promise<void> {
    setOutcome(null)
    setFailure(null)
    try {
      const { results } = await changeStatus({ orders: [...selected], status })
      setOutcome({ status, results })
      setSelected(new Set(results.filter(({ error }) => error !== null).map(({ _id }) => _id)))
    } catch (error) {
      // The toast disappears after a second, so the notice stays. The server may have changed the orders although its response is lost.
      if (error instanceof Error && !isAbort(error)) setFailure(error.message)
    }
    setAsked(null)
  }

  async function undo({ results }: BulkOutcome): Promise<void> {
    const lines = results.flatMap((result) => result.lines)
    try {
      await changeStatus({ orders: results.map(({ _id }) => _id), status: 'Not processed', lines })
      setOutcome(null)
    } catch {
      // The error toast is shown, and Undo stays.
    }
  }

  const pageIds = orders.map(({ _id }) => _id)
  const isPageSelected = pageIds.every((id) => selected.has(id))
  const isTooMany = selected.size > PAGE_SIZE.max
  const bar =
    selected.size > 0 ? (
      <SelectionBar
        ref={barRef}
        onSelectAll={isPageSelected ? undefined : () => setSelected(new Set([...selected, ...pageIds]))}
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
      text={[describeMissing(picked.filter(lacksAddress).length), WARNINGS[asked]].filter(Boolean).join(' ')}
      confirmLabel={`Mark as ${asked}`}
      loading={isPending}
      onConfirm={() => change(asked)}
      onCancel={() => setAsked(null)}
    />
  ) : null
  const notice = (
    <LazyBulkNotice
      open={failure !== null || outcome !== null}
      failure={failure}
      outcome={outcome}
      isUndoing={isPending}
      onUndo={undo}
      onClose={() => {
        setOutcome(null)
        setFailure(null)
      }}
    />
  )
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

/** @param count the orders without a delivery address */
const describeMissing = (count: number): string =>
  count > 0 ? `${formatCount(count, 'order')} without a delivery address cannot arrive yet.` : ''
