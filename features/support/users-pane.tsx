import { ChatUserList, FilterTabs, SearchInput, Text } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { chatStateAtom } from './atoms.ts'
import type { Viewer } from './conversation-id.ts'
import type { DateFormatter } from './date-formatter.ts'
import { countPart, type InboxPart } from './inbox-parts.ts'
import { unreadCountsAtom } from './unread-atoms.ts'
import { useUserSearch } from './use-user-search.ts'
import { MAX_ROWS, toUserRows } from './user-rows.ts'

export type UsersPaneProps = {
  viewer: Viewer
  /** For staff: the part of the shared inbox that is shown. Undefined is everyone. */
  part?: InboxPart | undefined
  /** Returns the address of a part. */
  partHref: (part?: InboxPart) => string
  /** The id of the user whose conversation is open. */
  selected: string | null
  onSelect: (id: string) => void
  formatter: DateFormatter
}

const EMPTY_TEXT: Record<InboxPart, string> = {
  open: 'Nobody waits for an answer.',
  answered: 'No answered conversations.',
  mine: 'No conversations are assigned to you.',
}

/** The list of users to chat with. Staff have the parts of their shared inbox and a search, because they have many. */
export function UsersPane({ viewer, part, partHref, selected, onSelect, formatter }: UsersPaneProps) {
  const { me, isStaff } = viewer
  const state = useAtomValue(chatStateAtom)
  const unread = useAtomValue(unreadCountsAtom)
  const { text, setText, isSearching } = useUserSearch()
  const list = { ...viewer, state, unread, selected, search: text, part }
  const { rows, others, count } = toUserRows(list, formatter, new Date())
  const toTab = (label: string, each: InboxPart | undefined, count?: number) => ({
    label,
    href: partHref(each),
    current: part === each,
    count,
  })
  return (
    <>
      {isStaff ? (
        <div className="grid grid-cols-1 gap-3 border-b border-line p-3">
          <SearchInput label="Search people" value={text} onChange={setText} loading={isSearching} />
          <FilterTabs
            label="Which conversations"
            size="sm"
            tabs={[
              toTab('All', undefined),
              toTab('Open', 'open', countPart(state, 'open', me)),
              toTab('Answered', 'answered'),
              toTab('Mine', 'mine', countPart(state, 'mine', me)),
            ]}
          />
        </div>
      ) : null}
      <div className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)_auto]">
        <ChatUserList
          users={isStaff ? rows : [...rows, ...others]}
          more={{ title: 'New chat', users: isStaff ? others : [] }}
          selectedId={selected ?? undefined}
          onSelect={onSelect}
          loading={state.users === null || isSearching}
          emptyText={text.trim() !== '' ? 'No people found.' : part ? EMPTY_TEXT[part] : 'No users connected.'}
        />
        {count > MAX_ROWS ? (
          <Text size="sm" tone="soft" className="border-t border-line px-4 py-2">
            Showing the first {MAX_ROWS} people. Search to find others.
          </Text>
        ) : null}
      </div>
    </>
  )
}
