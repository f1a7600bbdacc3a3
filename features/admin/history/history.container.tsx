import { formatDateTime } from '@whirligig/contract'
import { ActivityList, ErrorState, ListSkeleton, Text } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type HistoryEntity, historyAtom } from './history-atom.ts'
import { toActivities } from './to-activities.ts'

export type HistoryContainerProps = { entity: HistoryEntity; id: string }

/** What staff have changed about an object, for admins. */
export function HistoryContainer({ entity, id }: HistoryContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(historyAtom(entity, id))
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
      <ActivityList label={LABELS[entity]} entries={toActivities(data.entries, formatDateTime)} />
      {data.count > data.entries.length ? (
        <Text size="sm" tone="soft" className="mt-3">
          Older entries are not shown.
        </Text>
      ) : null}
    </>
  )
}

const LABELS: Record<HistoryEntity, string> = {
  user: 'History of the account',
  product: 'History of the product',
  merchant: 'History of the merchant',
  review: 'History of the review',
}
