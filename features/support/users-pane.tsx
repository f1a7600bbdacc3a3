import { ChatUserList, SearchInput } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { chatStateAtom } from './atoms.ts'
import type { DateFormatter } from './date-formatter.ts'
import { unreadCountsAtom } from './unread-atoms.ts'
import { useUserSearch } from './use-user-search.ts'
import { MAX_ROWS, toUserRows } from './user-rows.ts'

export type UsersPaneProps = {
  /** The id of the current user. */
  me: string
  /** Shows the search field. Only staff have many users to chat with. */
  searchable: boolean
  /** The id of the user whose conversation is open. */
  selected: string | null
  onSelect: (id: string) => void
  formatter: DateFormatter
}

/** The list of users to chat with. */
export function UsersPane({ me, searchable, selected, onSelect, formatter }: UsersPaneProps) {
  const state = useAtomValue(chatStateAtom)
  const unread = useAtomValue(unreadCountsAtom)
  const { text, setText, isSearching } = useUserSearch()
  const { rows, count } = toUserRows({ state, me, unread, selected, search: text }, formatter, new Date())
  return (
    <>
      {searchable ? (
        <div className="border-b border-line p-3">
          <SearchInput label="Search people" value={text} onChange={setText} loading={isSearching} />
        </div>
      ) : null}
      <div className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)_auto]">
        <ChatUserList
          users={rows}
          selectedId={selected ?? undefined}
          onSelect={onSelect}
          loading={state.users === null || isSearching}
          emptyText={text.trim() === '' ? 'No users connected.' : 'No people found.'}
        />
        {count > MAX_ROWS ? (
          <p className="border-t border-line px-4 py-2 text-sm text-ink-soft">
            Showing the first {MAX_ROWS} people. Search to find others.
          </p>
        ) : null}
      </div>
    </>
  )
}
