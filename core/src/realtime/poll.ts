/** How often to ask where news do not come by themselves, in ms. */
const EVERY = 30_000

/** Asks from time to time while the page is looked at. @returns what ends that */
export function poll(ask: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') ask()
  }, EVERY)
  return () => clearInterval(timer)
}
