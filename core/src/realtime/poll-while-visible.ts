const POLL_INTERVAL_MS = 30_000

/** Calls `refresh` at an interval, except while the page is hidden. Returns a function that stops it. */
export function pollWhileVisible(refresh: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') refresh()
  }, POLL_INTERVAL_MS)
  return () => clearInterval(timer)
}
