/** The prefix of the local storage keys that hold data of the signed-in user. Devices can be shared. */
export const USER_KEY_PREFIX = 'private_'

/** Removes all keys with the prefix. Called on sign-out. */
export function clearUserStorage(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
    for (const key of keys) if (key.startsWith(USER_KEY_PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so it holds no data.
  }
}
