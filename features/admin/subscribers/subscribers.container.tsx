import { formatDate, type Subscriber } from '@whirligig/contract'
import { ExportButton, type ListParams, PagedList } from '@whirligig/core/pagination'
import { Button, EmptyState, LazyConfirmDialog, Table, type TableColumn } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { toExportPath } from './api.ts'
import { removeSubscriberAtom, subscribersAtom } from './atoms.ts'

/** The newsletter's subscribers, for admins. */
export function SubscribersContainer({ page, search, onPageChange, onSearch }: ListParams) {
  const [asked, setAsked] = useState<Subscriber | null>(null)
  const [{ isPending }, remove] = useAtom(removeSubscriberAtom)
  return (
    <>
      <PagedList
        title="Subscribers"
        noun="subscriber"
        query={subscribersAtom(page, search, '')}
        page={page}
        onPageChange={onPageChange}
        search={{ label: 'Search subscribers', placeholder: 'Email', term: search, onSearch }}
        actions={<ExportButton path={toExportPath(search)} fileName="subscribers.csv" />}
        errorText="The subscribers could not be loaded."
      >
        {(data, isLoading) => (
          <Table
            caption="Subscribers"
            columns={getColumns(setAsked)}
            rows={data?.subscribers ?? []}
            rowKey={({ _id }) => _id}
            loading={isLoading}
            compact
            empty={
              <EmptyState
                text="No subscribers found."
                hint={search ? 'Please try another search.' : 'People who subscribe to the newsletter appear here.'}
              />
            }
          />
        )}
      </PagedList>
      <LazyConfirmDialog
        open={asked !== null}
        title={`Unsubscribe ${asked?.email ?? ''}?`}
        description="They get no further newsletter. They can subscribe again."
        confirmLabel="Unsubscribe"
        loading={isPending}
        onConfirm={async () => {
          // The error toast is shown, and the list is refetched.
          if (asked) await remove(asked._id).catch(() => undefined)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}

const getColumns = (onRemove: (subscriber: Subscriber) => void): readonly TableColumn<Subscriber>[] => [
  { id: 'email', header: 'Email', kind: 'title', grow: true, cell: ({ email }) => email },
  { id: 'created', header: 'Subscribed', minWidth: '9em', cell: ({ created }) => formatDate(created) },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    kind: 'actions',
    minWidth: '7.75rem',
    cell: (subscriber) => (
      <Button variant="quiet" size="sm" onClick={() => onRemove(subscriber)}>
        Unsubscribe<span className="sr-only"> {subscriber.email}</span>
      </Button>
    ),
  },
]
