/** Told of each step Back or Forward; may keep the router from hearing of it by `stopImmediatePropagation`. */
type OnPop = (event: PopStateEvent) => void

let guard: OnPop | null = null

// At once when this is loaded, which is before there is a router: a window calls its listeners in the order in which they
// came, those for the way down included, and who comes first can stop the others.
if (typeof window !== 'undefined') addEventListener('popstate', (event) => guard?.(event))

/** Puts somebody before the router, one at a time; null takes them away. */
export function setPopStateBlocker(onPop: OnPop | null): void {
  guard = onPop
}
