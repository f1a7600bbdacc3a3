import { type BulkStatus, type BulkStatusResponse, formatCount, PAGE_SIZE } from '@whirligig/contract'
import { Button, ChangeNotice, LazyConfirmDialog, SelectionBar } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { bulkStatusAtom } from './customer-orders-atom.ts'

type Results = BulkStatusResponse['results']
type Outcome = { status: BulkStatus; results: Results }

const CHANGES = ['Processing', 'Shipped', 'Delivered'] as const
type Change = (typeof CHANGES)[number]

/** What cannot be taken back is asked first. */
const WARNINGS: Partial<Record<Change, string>> = {
  Shipped: 'Each buyer gets a mail. Items that are further along, and cancelled ones, stay as they are.',
  Delivered: 'This is final. Cancelled items stay as they are.',
}

/** Selected orders of a list, and the bar that changes their status. */
export function useBulkStatus() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Change | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [{ isPending }, changeStatus] = useAtom(bulkStatusAtom)

  async function change(status: Change): Promise<void> {
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
        {CHANGES.map((status) => (
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
  return { selected, setSelected, bar, dialog, notice }
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
