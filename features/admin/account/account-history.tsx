import { ActivityList, ErrorState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { Panel } from '../overview/panel.tsx'
import { accountHistoryAtom } from './atoms.ts'
import { formatTime } from './format-time.ts'
import { toAccountActivities } from './to-account-activities.ts'

/** What staff have changed about an account. */
export const AccountHistory = ({ id }: { id: string }) => (
  <Panel title="History">
    <div className="mt-3">
      <Entries id={id} />
    </div>
  </Panel>
)

function Entries({ id }: { id: string }) {
  const { data, status, refetch, isFetching } = useAtomValue(accountHistoryAtom(id))
  if (status === 'pending') return <ListSkeleton rows={2} label="Loading the history" />
  if (!data) {
    return <ErrorState text="The history could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  if (data.entries.length === 0) return <p className="text-sm text-ink-soft">Staff have changed nothing yet.</p>
  return (
    <>
      <ActivityList label="History of the account" entries={toAccountActivities(data.entries, formatTime)} />
      {data.count > data.entries.length ? (
        <p className="mt-3 text-sm text-ink-soft">Older entries are not shown.</p>
      ) : null}
    </>
  )
}
