import { ChatSelected, ChatWaiting } from '@whirligig/contract'
import { listOf, type Schema } from './answers.ts'
import type { Waiting } from './waiting.ts'

/** What of the chat outlives the page. */
export type Kept = {
  /** What waits to be sent: kept for a visit, by each tab for itself, so that no two of them send it. */
  waiting: { read: () => Waiting; write: (waiting: Waiting) => void }
  /** Who is talked to: kept by the browser, until somebody else is. */
  selected: { read: () => string | null; write: (id: string | null) => void }
}

const SELECTED = 'selected_chat'

function read<T>(storage: () => Storage, key: string, schema: Schema<T>): T | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(storage().getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined // storage is blocked, or holds what is not even JSON
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch {
    // blocked or full: it lives as long as the page
  }
}

/** What is kept for this user; what is kept for others stays theirs. */
export function keptFor(user: string): Kept {
  const visit = () => sessionStorage
  const browser = () => localStorage
  const outbox = `chat_outbox_${user}`
  return {
    waiting: {
      read: () => read(visit, outbox, listOf(ChatWaiting)) ?? [],
      write: (waiting) => write(visit, outbox, waiting.length === 0 ? null : waiting),
    },
    selected: {
      read: () => {
        const selected = read(browser, SELECTED, ChatSelected)
        return selected?.user === user ? selected.with : null
      },
      write: (id) => write(browser, SELECTED, id === null ? null : ({ user, with: id } satisfies ChatSelected)),
    },
  }
}
