const INTERVAL_MS = 500

/**
 * Calls `callback` when the parent process has ended. npm runs scripts through a shell, and that shell ends on SIGTERM without
 * passing the signal on, so a script would keep running after its npm was stopped.
 * @param {() => void} callback
 */
export function onParentExit(callback) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, INTERVAL_MS)
  timer.unref()
}
