import type { InboxInput } from '@whirligig/contract'
import { showToastAtom } from '@whirligig/core/toasts'
import { Button, Select } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Check } from 'lucide-react'
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
    <div className="@container basis-full">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
        <Select
          aria-label="Who takes care"
          value={assignedTo?.id ?? NOBODY}
          options={[
            { value: NOBODY, label: 'Not assigned' },
            { value: chat.me, label: 'Assigned to you' },
            ...others.map(({ id, name }) => ({ value: id, label: `Assigned to ${name}` })),
          ]}
          onChange={(to) => change({ assign: { from: assignedTo?.id ?? null, to: to === NOBODY ? null : to } })}
        />
        <Button variant="secondary" size="sm" onClick={() => change({ isOpen: !isOpen })}>
          {isOpen ? <Check aria-hidden="true" className="size-5 @sm:hidden" /> : null}
          <span className={isOpen ? '@max-sm:sr-only' : undefined}>{isOpen ? 'Mark as answered' : 'Reopen'}</span>
        </Button>
      </div>
    </div>
  )
}
