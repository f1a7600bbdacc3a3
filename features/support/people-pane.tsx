import { userAtom } from '@whirligig/auth'
import { ChatUserList, SearchInput } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { chatStateAtom } from './atoms.ts'
import type { LocalTime } from './local-time.ts'
import { MOST_ROWS, personRows } from './person-rows.ts'
import { unreadCountsAtom } from './unread-atoms.ts'
import { usePeopleSearch } from './use-people-search.ts'

export type PeoplePaneProps = {
  me: string
  /** Who is talked to. */
  selected: string | null
  onSelect: (id: string) => void
  at: LocalTime
}

/** Everyone one can talk to; staff, who have many of them, can search. */
export function PeoplePane({ me, selected, onSelect, at }: PeoplePaneProps) {
  const state = useAtomValue(chatStateAtom)
  const unread = useAtomValue(unreadCountsAtom)
  const isStaff = useAtomValue(userAtom)?.role === 'ROLE ADMIN'
  const { text, setText, isSearching } = usePeopleSearch()
  const { rows, count } = personRows({ state, me, unread, reading: selected, search: text }, at, new Date())
  return (
    <>
      {isStaff ? (
        <div className="border-b border-line p-3">
          <SearchInput label="Search people" value={text} onChange={setText} loading={isSearching} />
        </div>
      ) : null}
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)_auto]">
        <ChatUserList
          users={rows}
          selectedId={selected ?? undefined}
          onSelect={onSelect}
          loading={state.people === null}
          emptyText={text.trim() === '' ? 'No users connected.' : 'Nobody found.'}
        />
        {count > MOST_ROWS ? (
          <p className="border-t border-line px-4 py-2 text-sm text-ink-soft">
            The {MOST_ROWS} closest of {count}. Search to find the others.
          </p>
        ) : null}
      </div>
    </>
  )
}
