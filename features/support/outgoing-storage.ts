import { OutgoingMessage } from '@whirligig/contract'
import { USER_KEY_PREFIX } from '@whirligig/core/storage'
import { parseJson, readAllJson, writeJson } from './json-storage.ts'
import type { OutgoingQueue } from './outgoing-queue.ts'

/** Stores the outgoing messages of one user until they are sent or the user signs out. */
export type OutgoingStorage = {
  /** The messages in the order in which they were written. */
  read: () => OutgoingQueue
  put: (message: OutgoingMessage) => void
  remove: (clientId: string) => void
  /** Calls the listener when another tab puts a message or removes it (undefined), until the session ends. */
  subscribe: (listener: (clientId: string, message: OutgoingMessage | undefined) => void) => void
}

const KEY_PREFIX = `${USER_KEY_PREFIX}chat_`

/** Reads the stored messages of all users, or of the user with this key prefix. */
export function readOutgoingMessages(prefix = KEY_PREFIX): OutgoingQueue {
  return readAllJson(prefix, OutgoingMessage).toSorted((a, b) => (a.time < b.time ? -1 : 1))
}

/** Each message has its own key, so that two tabs that write at once do not overwrite each other. */
export function outgoingStorage(userId: string, signal: AbortSignal): OutgoingStorage {
  const prefix = `${KEY_PREFIX}${userId}_`
  return {
    read: () => readOutgoingMessages(prefix),
    put: (message) => writeJson(prefix + message.clientId, message),
    remove: (clientId) => writeJson(prefix + clientId, null),
    subscribe: (listener) =>
      addEventListener(
        'storage',
        ({ key, newValue }: StorageEvent) => {
          if (key?.startsWith(prefix)) listener(key.slice(prefix.length), parseJson(newValue, OutgoingMessage))
        },
        { signal },
      ),
  }
}
