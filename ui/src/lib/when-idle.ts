/** A page that is never idle still gets what it waits for. */
const TIMEOUT_MS = 2000

/**
 * Runs a task once the browser has nothing more urgent to do. Safari lacks idle callbacks, so that it runs the task soon.
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(task, { timeout: TIMEOUT_MS })
  return () => cancelIdleCallback(callback)
}
