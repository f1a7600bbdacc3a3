import { MESSAGE_FILTERS, type MessageFilter, parseFilter } from '@whirligig/contract'
import { type ListParams, ListTabs, PagedList } from '@whirligig/core/pagination'
import { Card, EmptyState, ListSkeleton } from '@whirligig/ui'
import { messagesAtom } from './atoms.ts'
import { MessageItem } from './message-item.tsx'

export type MessagesContainerProps = ListParams & {
  /** The part of the list: one of `MESSAGE_FILTERS`; anything else shows all messages. */
  status: string
  /** Returns the link to a part of the list; '' is all messages. */
  statusHref: (status: string) => string
}

const TAB_LABELS: Record<MessageFilter, string> = { open: 'Open', answered: 'Answered' }

/** The messages of the contact form, which admins answer by mail. */
export function MessagesContainer(props: MessagesContainerProps) {
  const { page, search, onPageChange, onSearch, status, statusHref } = props
  const filter = parseFilter(MESSAGE_FILTERS, status)
  return (
    <PagedList
      title="Messages"
      noun="message"
      query={messagesAtom(page, search, filter ?? '')}
      page={page}
      onPageChange={onPageChange}
      search={{ label: 'Search messages', placeholder: 'Name, email or text', term: search, onSearch }}
      tabs={(data) => (
        <ListTabs
          label="Which messages"
          labels={TAB_LABELS}
          counts={data?.counts}
          current={filter}
          toHref={statusHref}
        />
      )}
      errorText="The messages could not be loaded."
    >
      {(data, isLoading) =>
        !data ? (
          <ListSkeleton label="Loading messages" />
        ) : data.messages.length === 0 ? (
          <Card>
            <EmptyState
              text="No messages found."
              hint={
                search
                  ? 'Please try another search.'
                  : filter === 'open'
                    ? 'Every message has an answer.'
                    : 'Messages of the contact form appear here.'
              }
            />
          </Card>
        ) : (
          <ul
            aria-busy={isLoading || undefined}
            className="list-none divide-y divide-line overflow-hidden rounded-panel border border-line bg-card p-0 shadow-card"
          >
            {data.messages.map((message) => (
              <li key={message._id}>
                <MessageItem message={message} />
              </li>
            ))}
          </ul>
        )
      }
    </PagedList>
  )
}
