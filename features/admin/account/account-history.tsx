import { ActivityList, Card, ErrorState, ListSkeleton, Text } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { accountHistoryAtom } from './atoms.ts'
import { formatTime } from './format-time.ts'
import { toAccountActivities } from './to-account-activities.ts'

/** What staff have changed about an account. */
export const AccountHistory = ({ id }: { id: string }) => (
  <Card>
    <Entries id={id} />
  </Card>
)

function Entries({ id }: { id: string }) {
  const { data, status, refetch, isFetching } = useAtomValue(accountHistoryAtom(id))
  if (status === 'pending') return <ListSkeleton rows={2} label="Loading the history" />
  if (!data) {
    return <ErrorState text="The history could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  if (data.entries.length === 0)
    return (
      <Text size="sm" tone="soft">
        Staff have changed nothing yet.
      </Text>
    )
  return (
    <>
      <ActivityList label="History of the account" entries={toAccountActivities(data.entries, formatTime)} />
      {data.count > data.entries.length ? (
        <Text size="sm" tone="soft" className="mt-3">
          Older entries are not shown.
        </Text>
      ) : null}
    </>
  )
}
