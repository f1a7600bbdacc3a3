import { OutgoingMessage, SelectedChat } from '@whirligig/contract'
import { USER_KEY_PREFIX } from '@whirligig/core/storage'
import type { Schema } from './answers.ts'
import type { Waiting } from './waiting.ts'

/** Messages that wait to be sent: kept by the browser until they are, or their writer signs out. */
export type KeptWaiting = {
  /** In the order in which they were written. */
  read: () => Waiting
  put: (one: OutgoingMessage) => void
  drop: (clientId: string) => void
  /** Is told what other tabs have put or, without it, dropped; as long as the session lasts. */
  follow: (changed: (clientId: string, one: OutgoingMessage | undefined) => void) => void
}

/** What of the chat outlives the page. */
export type Kept = {
  waiting: KeptWaiting
  /** Who is talked to: kept until somebody else is. */
  selected: { read: () => string | null; write: (id: string | null) => void }
}

const SELECTED = 'selected_chat'

function parsed<T>(text: string | null, schema: Schema<T>): T | undefined {
  try {
    const read = schema.safeParse(JSON.parse(text ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    return undefined // not even JSON
  }
}

/** What storage answers; `none` where it is blocked or full: what was to be kept then lives as long as the page. */
function ofStorage<T>(ask: (storage: Storage) => T, none: T): T {
  try {
    return ask(localStorage)
  } catch {
    return none
  }
}

function write(key: string, value: unknown): void {
  ofStorage(
    (storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value))),
    undefined,
  )
}

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')

const WAITING = `${USER_KEY_PREFIX}chat_`
const oneWaiting = (text: string | null) => parsed(text, OutgoingMessage)

/** What waits under keys that begin so, in the order in which it was written; without a prefix whoever wrote it. */
export function readWaiting(prefix = WAITING): Waiting {
  const texts = ofStorage<(string | null)[]>(
    (storage) =>
      keysOf(storage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => storage.getItem(key)),
    [],
  )
  return texts.flatMap((text) => oneWaiting(text) ?? []).toSorted((a, b) => (a.time < b.time ? -1 : 1))
}

/** Each message under a key of its own: tabs that write at once do not overwrite each other. */
function keptWaiting(user: string, signal: AbortSignal): KeptWaiting {
  const prefix = `${WAITING}${user}_`
  return {
    read: () => readWaiting(prefix),
    put: (message) => write(prefix + message.clientId, message),
    drop: (clientId) => write(prefix + clientId, null),
    follow: (changed) =>
      addEventListener(
        'storage',
        ({ key, newValue }: StorageEvent) => {
          if (key?.startsWith(prefix)) changed(key.slice(prefix.length), oneWaiting(newValue))
        },
        { signal },
      ),
  }
}

/** What is kept for this user; what is kept for others stays theirs. */
export function keptFor(user: string, signal: AbortSignal): Kept {
  return {
    waiting: keptWaiting(user, signal),
    selected: {
      read: () => {
        const selected = parsed(
          ofStorage((storage) => storage.getItem(SELECTED), null),
          SelectedChat,
        )
        return selected?.user === user ? selected.with : null
      },
      write: (id) => write(SELECTED, id === null ? null : ({ user, with: id } satisfies SelectedChat)),
    },
  }
}
