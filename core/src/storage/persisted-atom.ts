import { atom, type WritableAtom } from 'jotai'

type PersistedAtomOptions<T> = {
  /** What the text of local storage means; must not throw. `null`: nothing is stored. */
  deserialize: (text: string | null) => T
  /** The text to keep; `null` removes the key. */
  serialize: (value: T) => string | null
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is blocked: the value lives as long as the page
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // blocked or full: as above
  }
}

/**
 * An atom kept in local storage: read when a store first asks for it (never when this file is imported), and following
 * other tabs while it is mounted.
 */
export function persistedAtom<T>(
  key: string,
  { deserialize: parse, serialize: format }: PersistedAtomOptions<T>,
): WritableAtom<T, [T], void> {
  const firstAtom = atom(() => parse(read(key)))
  const latestAtom = atom<{ value: T } | null>(null)
  latestAtom.onMount = (set) => {
    if (typeof addEventListener === 'undefined') return // a page that is rendered ahead of time has no other tabs
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea === localStorage && (event.key === key || event.key === null))
        set({ value: parse(read(key)) })
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }
  return atom(
    (get) => {
      const latest = get(latestAtom)
      return latest ? latest.value : get(firstAtom)
    },
    (_get, set, value: T) => {
      write(key, format(value))
      set(latestAtom, { value })
    },
  )
}
