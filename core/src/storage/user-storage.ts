/** How keys of local storage begin that hold what is one user's own: a device may be shared. */
export const USER_KEY_PREFIX = 'private_'

/** Removes all of it: its user has signed out. */
export function clearUserStorage(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
    for (const key of keys) if (key.startsWith(USER_KEY_PREFIX)) localStorage.removeItem(key)
  } catch {
    // storage is blocked: nothing is kept there
  }
}
