import { useState } from 'react'

/**
 * Loads the page anew, which is the one way to fetch a failed chunk in every browser. While the shop does not answer the
 * page stays, instead of making room for the browser's own error.
 */
export function useReload() {
  const [busy, setBusy] = useState(false)
  async function reload(): Promise<void> {
    setBusy(true)
    try {
      await fetch('/', { method: 'HEAD', cache: 'no-store' })
      location.reload()
    } catch {
      setBusy(false)
    }
  }
  return { reload, busy }
}
