import { useState } from 'react'

/**
 * Reloads the page, which is the only way to retry a failed chunk in every browser. It first checks that the server responds,
 * so that the browser's own error page never replaces the shop.
 */
export function useReload() {
  const [isReloading, setReloading] = useState(false)
  async function reload(): Promise<void> {
    setReloading(true)
    try {
      await fetch('/', { method: 'HEAD', cache: 'no-store' })
      location.reload()
    } catch {
      setReloading(false)
    }
  }
  return { reload, isReloading }
}
