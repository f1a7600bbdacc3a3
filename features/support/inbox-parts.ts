import type { ChatState, InboxEntry } from './chat-state.ts'

/** The parts of the shared inbox, as the address names them. */
export const INBOX_PARTS = ['open', 'answered', 'mine'] as const
export type InboxPart = (typeof INBOX_PARTS)[number]

/** Whether a conversation belongs to a part. Undefined is everything. */
export function isInPart(entry: InboxEntry | undefined, part: InboxPart | undefined, me: string): boolean {
  if (part === undefined) return true
  if (part === 'mine') return entry?.assignedTo?.id === me
  return entry !== undefined && entry.isOpen === (part === 'open')
}

/** The number of conversations of a part. */
export const countPart = ({ inbox }: Pick<ChatState, 'inbox'>, part: InboxPart, me: string): number =>
  Object.values(inbox).filter((entry) => isInPart(entry, part, me)).length

/** Who takes care of a person, and whether the person waits: `Waiting for Eve Spool`. Undefined if there is nothing to say. */
export function toNote(entry: InboxEntry | undefined, me: string): string | undefined {
  if (!entry) return undefined
  const { isOpen, assignedTo } = entry
  const name = assignedTo?.id === me ? 'you' : assignedTo?.name
  if (isOpen) return name === undefined ? 'Waiting for an answer' : `Waiting for ${name}`
  return name === undefined ? undefined : `Answered, with ${name}`
}
