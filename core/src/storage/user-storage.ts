/** The prefix of the local storage keys that hold data of the signed-in user. Devices can be shared. */
export const USER_KEY_PREFIX = 'private_'

/** The prefix of those keys that also end with a session which the server ends. The others wait for the user's next login. */
export const SESSION_KEY_PREFIX = `${USER_KEY_PREFIX}session_`

/** Removes all keys with the prefix. Called on sign-out. */
export function clearUserStorage(prefix: string = USER_KEY_PREFIX): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
    for (const key of keys) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so it holds no data.
  }
}
