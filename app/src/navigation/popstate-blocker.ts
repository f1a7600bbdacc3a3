/** Called on each `popstate` before the router; may hide the event from it with `stopImmediatePropagation`. */
type PopStateListener = (event: PopStateEvent) => void

let blocker: PopStateListener | null = null

// A window calls its listeners in the order of registration, so this module must be imported before the router is created.
if (typeof window !== 'undefined') addEventListener('popstate', (event) => blocker?.(event))

/** Registers the one listener that runs before the router; `null` removes it. */
export function setPopStateBlocker(listener: PopStateListener | null): void {
  blocker = listener
}
