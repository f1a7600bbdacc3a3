/** Where the first script of the document leaves the state of the history entry: see `build/route-script.ts`. */
const STATE_KEY = 'history-state'

function takeHistoryState(): unknown {
  try {
    const text = sessionStorage.getItem(STATE_KEY)
    sessionStorage.removeItem(STATE_KEY)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null // storage is blocked
  }
}

/**
 * Replaces a clean address, `/product/x`, by the app's own, `/#/product/x`.
 * @returns the client path with its query string
 */
export function moveAddressToHash(): string {
  const { pathname, search, hash } = location
  if (pathname === '/') return hash.startsWith('#/') ? hash.slice(1) : '/'
  const path = pathname + search
  history.replaceState(takeHistoryState() ?? history.state, '', `/#${path}`)
  return path
}
