import { SelectedChat } from '@whirligig/contract'
import { USER_KEY_PREFIX } from '@whirligig/core/storage'
import { readJson, writeJson } from './json-storage.ts'

/** The prefix has the key removed at sign-out. */
const KEY = `${USER_KEY_PREFIX}selected_chat`

/** The id of the user whose conversation was open on the last visit of the current user. */
export function readSelectedChat(me: string): string | null {
  const selected = readJson(KEY, SelectedChat)
  return selected?.user === me ? selected.with : null
}

export function writeSelectedChat(me: string, id: string | null): void {
  writeJson(KEY, id === null ? null : ({ user: me, with: id } satisfies SelectedChat))
}
