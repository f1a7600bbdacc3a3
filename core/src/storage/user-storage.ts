/** How keys of local storage begin that hold what is one user's own: a device may be shared. */
export const PRIVATE = 'private_'

/** Removes all of it: its user has signed out. */
export function forgetPrivate(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
    for (const key of keys) if (key.startsWith(PRIVATE)) localStorage.removeItem(key)
  } catch {
    // storage is blocked: nothing is kept there
  }
}
