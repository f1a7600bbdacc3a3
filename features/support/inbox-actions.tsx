import type { InboxInput } from '@whirligig/contract'
import { showToastAtom } from '@whirligig/core/toasts'
import { Button, Select } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { chatStateAtom } from './atoms.ts'
import type { Chat } from './chat.ts'
import type { InboxEntry } from './chat-state.ts'

const NOBODY = ''
const UNSENT = 'Not connected. Please try again.'

export type InboxActionsProps = {
  chat: Chat
  /** The id of the person. */
  person: string
  entry: InboxEntry
}

/** What staff do with a conversation of their shared inbox: say who takes care of it, and whether it waits for an answer. */
export function InboxActions({ chat, person, entry }: InboxActionsProps) {
  const { users } = useAtomValue(chatStateAtom)
  const showToast = useSetAtom(showToastAtom)
  const { isOpen, assignedTo } = entry
  const colleagues = (users ?? []).filter(({ isAdmin }) => isAdmin).map(({ id, name }) => ({ id, name }))
  const isListed = assignedTo === null || assignedTo.id === chat.me || colleagues.some(({ id }) => id === assignedTo.id)
  const others = isListed ? colleagues : [...colleagues, assignedTo]

  const change = (input: Omit<InboxInput, 'with'>) =>
    chat.changeInbox({ with: person, ...input }, (error = UNSENT) => showToast({ tone: 'error', title: error }))

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label="Assigned to"
        value={assignedTo?.id ?? NOBODY}
        options={[
          { value: NOBODY, label: 'Nobody' },
          { value: chat.me, label: 'You' },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(to) => change({ assign: { from: assignedTo?.id ?? null, to: to === NOBODY ? null : to } })}
        className="w-40"
      />
      <Button variant="secondary" size="sm" onClick={() => change({ isOpen: !isOpen })}>
        {isOpen ? 'Mark as answered' : 'Reopen'}
      </Button>
    </div>
  )
}
