import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

// Every cache below shares one load per key between concurrent callers. A failed load rejects for the callers that wait for
// it, keeps the stale value, and the next call loads again.
const OPTIONS = {
  noDeleteOnFetchRejection: true,
  // `clear` and eviction abort pending loads in lru-cache. Their callers still receive the value; it is not cached.
  ignoreFetchAbort: true,
} as const

/** Ages of a value in ms, counted from the start of its load. */
export type Ages = {
  /** From this age on, the value is returned while it reloads in the background. */
  staleAfterMs: number
  /** From this age on, callers wait for the reload. */
  maxAgeMs: number
}

/** Caches one value by its age. */
export function staleWhileRevalidate<Value>(
  load: () => Promise<Value>,
  clock: Clock,
  { staleAfterMs, maxAgeMs }: Ages,
): () => Promise<Value> {
  const cache = new LRUCache<'value', { value: Value; loadedAt: number }, number>({
    ...OPTIONS,
    max: 1,
    fetchMethod: async (_key, _stale, { context: loadedAt }) => ({ value: await load(), loadedAt }),
  })
  return async () => {
    const now = clock.now().getTime()
    const age = now - (cache.peek('value')?.loadedAt ?? Number.NEGATIVE_INFINITY)
    const entry = await cache.forceFetch('value', {
      context: now,
      forceRefresh: age >= staleAfterMs,
      allowStale: age < maxAgeMs,
    })
    return entry.value
  }
}

export type Cache<Key, Value> = {
  get: (key: Key) => Promise<Value>
  /** Drops all values. A pending load still resolves for its callers; later calls load again. */
  clear: () => void
}

export type VersionedCacheOptions = {
  /** The maximum number of values; the least recently used is evicted. */
  max: number
  /** Values are valid while this version lasts. If it is cached itself, values lag behind by as much. */
  getVersion: () => Promise<string>
  /** How long in ms a value is still returned after its version has ended, while a new one loads. */
  graceMs: number
}

/** Caches values by key for as long as a version lasts. Keys are compared by their JSON. */
export function createVersionedCache<Key, Value>(
  load: (key: Key) => Promise<Value>,
  clock: Clock,
  { max, getVersion, graceMs }: VersionedCacheOptions,
): Cache<Key, Value> {
  type Entry = { value: Value; version: string; validAt: number }
  const cache = new LRUCache<string, Entry, { key: Key; version: string; validAt: number }>({
    ...OPTIONS,
    max,
    // The version is read before the load, so the value is at least as new as its version.
    fetchMethod: async (_id, _stale, { context: { key, ...stamp } }) => ({ value: await load(key), ...stamp }),
  })
  return {
    get: async (key) => {
      const version = await getVersion()
      const now = clock.now().getTime()
      const id = JSON.stringify(key)
      const cached = cache.peek(id)
      const isCurrent = cached?.version === version
      if (isCurrent) cached.validAt = now
      const entry = await cache.forceFetch(id, {
        context: { key, version, validAt: now },
        forceRefresh: !isCurrent,
        allowStale: cached !== undefined && now - cached.validAt < graceMs,
      })
      return entry.value
    },
    clear: () => cache.clear(),
  }
}
