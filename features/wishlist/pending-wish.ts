const KEY = 'pending_wish'

// For the length of a visit, not of the browser: whoever sits here tomorrow wanted nothing. Another sign-in leaves the
// page and comes back, so memory is not enough.

/** Remembers the heart that a guest pressed last. */
export function savePendingWish(product: string): void {
  try {
    sessionStorage.setItem(KEY, product)
  } catch {
    // storage is blocked: the heart has to be pressed again
  }
}

/** The heart that a guest pressed last, once. */
export function popPendingWish(): string | null {
  try {
    const product = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return product || null
  } catch {
    return null
  }
}
