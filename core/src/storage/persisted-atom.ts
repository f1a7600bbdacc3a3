import { atom, type WritableAtom } from 'jotai'
import { isHydratingAtom } from './hydration.ts'
import { localStorageItem } from './local-storage-item.ts'

export type PersistedAtomOptions<T> = {
  /** Parses the stored text; `null` if nothing is stored. It must not throw. */
  deserialize: (text: string | null) => T
  /** Returns the text to store; `null` removes the key. */
  serialize: (value: T) => string | null
}

/**
 * An atom that is stored in local storage. It reads the storage when a store first reads the atom, not on import, and after
 * hydration on a page that the server rendered. While it is mounted it follows other tabs.
 */
export function persistedAtom<T>(
  key: string,
  { deserialize, serialize }: PersistedAtomOptions<T>,
): WritableAtom<T, [T], void> {
  const item = localStorageItem(key)
  const initialAtom = atom((get) => deserialize(get(isHydratingAtom) ? null : item.read()))
  const updatedAtom = atom<{ value: T } | null>(null)
  updatedAtom.onMount = (set) => item.subscribe((text) => set({ value: deserialize(text) }))
  return atom(
    (get) => {
      const updated = get(updatedAtom)
      return updated ? updated.value : get(initialAtom)
    },
    (_get, set, value: T) => {
      item.write(serialize(value))
      set(updatedAtom, { value })
    },
  )
}
