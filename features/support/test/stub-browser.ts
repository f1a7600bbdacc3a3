import { USER_KEY_PREFIX } from '@whirligig/core/storage'
import { afterEach, beforeEach, vi } from 'vitest'

/** The time at which every test starts. */
export const NOW = '2026-11-20T15:00:00.000Z'

function createStorage() {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    // Browsers guarantee no order of the keys.
    key: (index: number) => [...values.keys()].toReversed()[index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

let eventTarget = new EventTarget()

/** Gives each test of the file fake timers and its own local storage. */
export function stubBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW) })
    vi.stubGlobal('localStorage', createStorage())
    eventTarget = new EventTarget()
    vi.stubGlobal('addEventListener', eventTarget.addEventListener.bind(eventTarget))
    vi.stubGlobal('removeEventListener', eventTarget.removeEventListener.bind(eventTarget))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Writes to local storage as another tab would; null removes the key. */
export function writeFromOtherTab(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  eventTarget.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}

/** The stored keys that belong to one user. */
export const userStorageKeys = () =>
  Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter((key) =>
    key.startsWith(USER_KEY_PREFIX),
  )
