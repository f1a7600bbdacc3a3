import { formatDateTime, MAX_NOTE_LENGTH, type Order, OrderNoteInput } from '@whirligig/contract'
import { FormError, FormTextArea, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { ActivityList, Button, Card, ErrorState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { toActivities } from './order-history-view.ts'
import { addNoteAtom, orderHistoryAtom } from './staff-atoms.ts'

export type OrderHistoryProps = {
  order: Order
  /** Called when the note becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** What has happened to an order and who did it, for staff, and a form for a note. */
export function OrderHistory({ order, onDirtyChange }: OrderHistoryProps) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3 text-xl">
        History
      </h2>
      <Card className="grid grid-cols-1 gap-5">
        <NoteForm orderId={order._id} onDirtyChange={onDirtyChange} />
        <Entries order={order} />
      </Card>
    </section>
  )
}

function Entries({ order }: { order: Order }) {
  const { data, status, refetch, isFetching } = useAtomValue(orderHistoryAtom(order._id))
  if (status === 'pending') return <ListSkeleton rows={2} label="Loading the history" />
  if (!data) {
    return <ErrorState text="The history could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  const isComplete = data.count <= data.entries.length
  return (
    <>
      <ActivityList
        label="History of the order"
        entries={toActivities(order, { entries: data.entries, isComplete }, formatDateTime)}
      />
      {isComplete ? null : <p className="text-sm text-ink-soft">Older entries are not shown.</p>}
    </>
  )
}

const DEFAULT_VALUES = { text: '' }

function NoteForm({ orderId, onDirtyChange }: { orderId: string } & Pick<OrderHistoryProps, 'onDirtyChange'>) {
  const { control, submit, reset, formState } = useZodForm(OrderNoteInput, DEFAULT_VALUES, `order-note-${orderId}`)
  const addNote = useSetAtom(addNoteAtom)
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={submit(async ({ text }) => {
        await addNote({ id: orderId, text })
        reset(DEFAULT_VALUES)
      })}
    >
      <FormTextArea
        control={control}
        name="text"
        label="Note for staff"
        hint="Customers never see it."
        required={false}
        rows={2}
        max={MAX_NOTE_LENGTH}
      />
      <FormError control={control} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        loading={formState.isSubmitting}
        className="justify-self-start"
      >
        Add note
      </Button>
    </form>
  )
}
