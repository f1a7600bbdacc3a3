let askFirst: ((proceed: () => void) => void) | null = null

/** Sets how the page asks before its unsaved changes are lost; null if there are none. */
export function setLeaveConfirmation(ask: typeof askFirst): void {
  askFirst = ask
}

/** Runs an action that ends the page without a navigation, such as signing out. Asks first while there are unsaved changes. */
export const confirmThen = (action: () => void): void => (askFirst ? askFirst(action) : action())
