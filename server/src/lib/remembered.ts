import type { Clock } from './clock.ts'

/** How old a remembered value may be, in ms. */
export type Age = {
  /** From here on it is loaded again in the background, while the old one is still answered. */
  renew: number
  /** From here on nobody is answered with it any more. */
  most: number
}

/**
 * Remembers what is costly to find out. Whoever asks at once shares one loading; a value's age counts from the moment its
 * loading began, because it may be as old as that.
 *
 * @param load may fail: then those who wait for it fail, and the next one tries again.
 */
export function remembered<Value>(
  load: () => Promise<Value>,
  clock: Clock,
  { renew, most }: Age,
): () => Promise<Value> {
  let kept: { value: Value; since: number } | undefined
  let loading: Promise<Value> | undefined

  const reload = (): Promise<Value> => {
    if (loading) return loading
    const since = clock.now().getTime()
    const running = load().then((value) => {
      kept = { value, since }
      return value
    })
    loading = running.finally(() => {
      loading = undefined
    })
    return loading
  }

  return async () => {
    const age = kept ? clock.now().getTime() - kept.since : Number.POSITIVE_INFINITY
    if (!kept || age >= most) return reload()
    // Nobody waits for it, so that nobody can be told of its failure; past `most` it comes out.
    if (age >= renew) reload().catch(() => {})
    return kept.value
  }
}

/** How what depends on a version is remembered. */
export type Versioned = {
  /** Of what the values are made from. May itself be remembered: then values are behind by as much. */
  version: () => Promise<string>
  /** In ms. So long after its version has gone a value is still answered, while a new one loads. */
  grace: number
}

/** As `remembered`, for what stays right as long as a version does, however long that is. */
function versioned<Value>(load: () => Promise<Value>, clock: Clock, { version, grace }: Versioned) {
  let kept: { value: Value; version: string; rightAt: number } | undefined
  let loading: Promise<Value> | undefined

  return async (): Promise<Value> => {
    const current = await version()
    const now = clock.now().getTime()
    if (kept?.version === current) {
      kept.rightAt = now
      return kept.value
    }
    loading ??= load()
      .then((value) => {
        // At least as new as the version that was read before.
        kept = { value, version: current, rightAt: now }
        return value
      })
      .finally(() => {
        loading = undefined
      })
    if (!kept || now - kept.rightAt >= grace) return loading
    // Nobody waits for it: who comes after the grace does, and is told.
    loading.catch(() => {})
    return kept.value
  }
}

/** Values by what was asked; those that have not been asked for longest go first. */
export type RememberedBy<Key, Value> = {
  get: (key: Key) => Promise<Value>
  /** From now on everything is loaded anew. What is being loaded began before, and is only for those who wait for it. */
  forget: () => void
}

/**
 * @param load may fail: then those who wait for it fail, and the next one tries again.
 * @param most how many values are kept.
 */
export function rememberedBy<Key, Value>(
  load: (key: Key) => Promise<Value>,
  clock: Clock,
  { most, ...how }: { most: number } & Versioned,
): RememberedBy<Key, Value> {
  const values = new Map<string, () => Promise<Value>>()
  return {
    get: (key) => {
      const text = JSON.stringify(key)
      const value = values.get(text) ?? versioned(() => load(key), clock, how)
      // What is asked for goes to the end, so that the first is what has not been for longest.
      values.delete(text)
      values.set(text, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
      return value()
    },
    forget: () => values.clear(),
  }
}
