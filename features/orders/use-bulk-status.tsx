import { type BulkStatusResponse, formatCount, type MerchantOrder, type Order, PAGE_SIZE } from '@whirligig/contract'
import { isAbort } from '@whirligig/core/http'
import { Button, LazyConfirmDialog, lazyOnOpen, SelectionBar } from '@whirligig/ui'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { BulkOutcome, BulkResult } from './bulk-notice.tsx'
import { canBecome, describeLeftOut, listToPrint } from './bulk-rules.ts'
import { lacksAddress } from './lacks-address.ts'
import { LazyPackingSlips } from './lazy-packing-slips.ts'
import { usePrintSlips } from './use-print-slips.ts'

/** Loaded when the page is idle, so that it also shows that the shop cannot be reached. */
const LazyBulkNotice = lazyOnOpen(async () => (await import('./bulk-notice.tsx')).BulkNotice, { whenIdle: true })

/** The statuses that a bar can offer. */
type Change = 'Processing' | 'Shipped' | 'Delivered'

/** What cannot be taken back is asked first. */
const WARNINGS = {
  Shipped: 'Each buyer gets a mail. Items that are further along, and cancelled ones, stay as they are.',
  Delivered: 'This is final. Cancelled items stay as they are.',
}

type AskedFirst = keyof typeof WARNINGS

const isAskedFirst = (status: Change): status is AskedFirst => status in WARNINGS

type Listed = Order | MerchantOrder

/** A mutation: its state, and the function that sends it. */
type Mutation<Input, Data> = readonly [state: { isPending: boolean }, send: (input: Input) => Promise<Data>]

export type BulkStatusOptions<Offered extends Change> = {
  /** The orders of the page. */
  orders: readonly Listed[]
  /** The ids of the selected orders, on any page, and their setter. */
  selection: readonly [selected: ReadonlySet<string>, setSelected: (ids: ReadonlySet<string>) => void]
  /** Reads orders as they are now. */
  find: Mutation<readonly string[], readonly Listed[]>
  /** The statuses that are offered, in order. */
  statuses: readonly Offered[]
  change: Mutation<{ orders: string[]; status: Offered | 'Not processed'; lines?: string[] }, BulkStatusResponse>
}

/**
 * The bar that changes the status of the selected orders and prints their packing slips. Others may have shipped or cancelled some of
 * them since they were selected, so they are read again first, and what is left out is said.
 */
export function useBulkStatus<Offered extends Change>({
  orders,
  selection: [selected, setSelected],
  find: [{ isPending: isFinding }, find],
  statuses,
  change: [{ isPending: isChanging }, changeStatus],
}: BulkStatusOptions<Offered>) {
  /** The action that the user has chosen last. */
  const [action, setAction] = useState<Offered | 'print' | null>(null)
  const [asked, setAsked] = useState<{ status: Offered & AskedFirst; orders: readonly Listed[] } | null>(null)
  const [result, setResult] = useState<BulkResult | null>(null)
  const [printed, setPrinted] = useState<readonly Listed[]>([])
  const { isPrinting, print, finish } = usePrintSlips()

  /** Reads the selected orders in the order in which they were selected; null if they cannot be read. */
  async function findSelected(): Promise<readonly Listed[] | null> {
    setResult(null)
    try {
      const found = new Map((await find([...selected])).map((order) => [order._id, order]))
      return [...selected].flatMap((id) => found.get(id) ?? [])
    } catch {
      return null // the error toast is shown, and the selection stays
    }
  }

  async function change(status: Offered, ids: readonly string[]): Promise<void> {
    setResult(null)
    try {
      const { results } = await changeStatus({ orders: [...ids], status })
      setResult({ kind: 'changed', outcome: { status, results } })
      setSelected(new Set(results.filter(({ error }) => error !== null).map(({ _id }) => _id)))
    } catch (error) {
      // The toast disappears after a second, so the notice stays. The server may have changed the orders although its response is lost.
      if (error instanceof Error && !isAbort(error)) setResult({ kind: 'failed', error: error.message })
    }
    setAsked(null)
  }

  async function choose(status: Offered): Promise<void> {
    setAction(status)
    if (!isAskedFirst(status)) return change(status, [...selected])
    const found = await findSelected()
    if (!found) return
    const changed = found.filter((order) => canBecome(order, status))
    if (changed.length > 0) setAsked({ status, orders: changed })
    else leaveOut([], status, 'Nothing was changed.')
  }

  async function printSlips(): Promise<void> {
    setAction('print')
    const found = await findSelected()
    if (!found) return
    const toPrint = listToPrint(found)
    if (toPrint.length < selected.size) leaveOut(toPrint, 'Shipped', 'Not printed, and not selected any more.')
    setPrinted(toPrint)
    if (toPrint.length > 0) await print()
  }

  /** Selects only the orders that an action applies to, and says which it leaves out. */
  function leaveOut(kept: readonly Listed[], status: AskedFirst, consequence: string): void {
    const text = describeLeftOut(selected.size - kept.length, selected.size, status)
    setResult({ kind: 'left-out', text: `${text} ${consequence}` })
    setSelected(new Set(kept.map(({ _id }) => _id)))
  }

  async function undo({ results }: BulkOutcome): Promise<void> {
    const lines = results.flatMap((order) => order.lines)
    try {
      await changeStatus({ orders: results.map(({ _id }) => _id), status: 'Not processed', lines })
      setResult(null)
    } catch {
      // The error toast is shown, and Undo stays.
    }
  }

  const isPending = isFinding || isChanging
  const pageIds = orders.map(({ _id }) => _id)
  const isPageSelected = pageIds.every((id) => selected.has(id))
  const isTooMany = selected.size > PAGE_SIZE.max
  const bar =
    selected.size > 0 ? (
      <SelectionBar
        onSelectAll={isPageSelected ? undefined : () => setSelected(new Set([...selected, ...pageIds]))}
        text={`${formatCount(selected.size, 'order')} selected${isTooMany ? `. Select at most ${PAGE_SIZE.max}.` : ''}`}
        onClear={() => setSelected(new Set())}
      >
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-soft max-sm:hidden">
          Mark as
        </span>
        {statuses.map((status) => (
          <Button
            className="max-sm:px-3"
            key={status}
            variant={status === 'Shipped' ? 'primary' : 'secondary'}
            size="sm"
            disabled={isTooMany}
            loading={isPending && asked === null && action === status}
            onClick={() => choose(status)}
          >
            <span className="sr-only">Mark as </span>
            {status}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="sm"
          icon={<Printer aria-hidden="true" className="size-5" />}
          disabled={isTooMany}
          loading={isFinding && action === 'print'}
          onClick={printSlips}
        >
          <span className="max-sm:sr-only">Print slips</span>
        </Button>
      </SelectionBar>
    ) : null
  const dialog = asked ? (
    <LazyConfirmDialog
      open
      title={`Mark ${formatCount(asked.orders.length, 'order')} as ${asked.status}?`}
      description={describeChange(asked.status, asked.orders, selected.size)}
      confirmLabel={`Mark as ${asked.status}`}
      loading={isChanging}
      onConfirm={() =>
        change(
          asked.status,
          asked.orders.map(({ _id }) => _id),
        )
      }
      onCancel={() => setAsked(null)}
    />
  ) : null
  const notice = (
    <LazyBulkNotice
      open={result !== null}
      result={result}
      isUndoing={isChanging}
      onUndo={undo}
      onClose={() => setResult(null)}
    />
  )
  const slips = <LazyPackingSlips open={isPrinting} orders={printed} onClose={finish} />
  return { selected, setSelected, bar, dialog, notice, slips, isPrinting }
}

/** @param total the number of selected orders, of which some may have changed meanwhile */
function describeChange(status: AskedFirst, orders: readonly Listed[], total: number): string {
  const missing = orders.filter(lacksAddress).length
  return [
    describeLeftOut(total - orders.length, total, status),
    missing > 0 ? `${formatCount(missing, 'order')} without a delivery address cannot arrive yet.` : '',
    WARNINGS[status],
  ]
    .filter(Boolean)
    .join(' ')
}
