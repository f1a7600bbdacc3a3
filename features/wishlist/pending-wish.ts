const KEY = 'pending_wish'

// In session storage: it survives the redirect of an external sign-in, and ends with the tab, so that a later user of the
// device does not get it.

/** Saves the product that a guest liked last. */
export function savePendingWish(product: string): void {
  try {
    sessionStorage.setItem(KEY, product)
  } catch {
    // Storage is blocked: the user must like the product again.
  }
}

/** Returns the saved product id and removes it; null for none. */
export function popPendingWish(): string | null {
  try {
    const product = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return product || null
  } catch {
    return null
  }
}
