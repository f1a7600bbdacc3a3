export type SingleFlight<Value> = {
  /** Joins the pending load of the key, or starts `load`. */
  run: (key: string, load: () => Promise<Value>) => Promise<Value>
  /** Stops later calls from joining the pending loads, which may have read data that has changed since. */
  clear: () => void
}

/** Shares one pending load between concurrent calls with the same key. Nothing is kept once it settles. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const pending = new Map<string, Promise<Value>>()
  return {
    run: (key, load) => {
      const joined = pending.get(key)
      if (joined) return joined
      const loading = load().finally(() => {
        if (pending.get(key) === loading) pending.delete(key)
      })
      pending.set(key, loading)
      return loading
    },
    clear: () => pending.clear(),
  }
}
