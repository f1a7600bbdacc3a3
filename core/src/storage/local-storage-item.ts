/** A key of local storage. Without storage (blocked, or on a server) reading returns `null` and writing does nothing. */
export function localStorageItem(key: string) {
  const read = (): string | null => {
    // An error at every read would cost the server 1% of the time of a page.
    if (typeof localStorage === 'undefined') return null
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  return {
    read,

    /** Writes the text; `null` removes the key. */
    write(text: string | null): void {
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      } catch {
        // Storage is blocked or full: the value lives as long as the page.
      }
    },

    /** Calls `onChange` when another tab changes the key. Returns an unsubscribe function. */
    subscribe(onChange: (text: string | null) => void): () => void {
      if (typeof addEventListener === 'undefined') return () => {} // server rendering has no other tabs
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === localStorage && (event.key === key || event.key === null)) onChange(read())
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
