import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ManualClock, manualClock } from '../../test/manual-clock.ts'
import { createVersionedCache, staleWhileRevalidate } from './cache.ts'

let clock: ManualClock
beforeEach(() => {
  clock = manualClock()
})

describe('staleWhileRevalidate', () => {
  let loads: PromiseWithResolvers<string>[]
  let get: () => Promise<string>
  beforeEach(() => {
    loads = []
    get = staleWhileRevalidate(
      () => {
        loads.push(Promise.withResolvers())
        return loads.at(-1)?.promise ?? Promise.reject()
      },
      clock,
      { staleAfterMs: 3000, maxAgeMs: 5000 },
    )
  })

  /** Calls `get` and resolves the load that it starts. */
  async function fillWith(value: string): Promise<void> {
    const result = get()
    loads.at(-1)?.resolve(value)
    expect(await result).toBe(value)
  }

  it('loads once for concurrent calls and while the value is fresh', async () => {
    const results = [get(), get()]
    loads[0]?.resolve('one')
    expect(await Promise.all(results)).toEqual(['one', 'one'])
    clock.advance(2999)
    expect(await get()).toBe('one')
    expect(loads).toHaveLength(1)
  })

  it('returns a stale value while it reloads, then the new value', async () => {
    await fillWith('one')
    clock.advance(3000)
    expect([await get(), await get()]).toEqual(['one', 'one'])
    expect(loads).toHaveLength(2)
    loads[1]?.resolve('two')
    await setImmediate()
    expect(await get()).toBe('two')
  })

  it('waits for the reload at the maximum age', async () => {
    await fillWith('one')
    clock.advance(5000)
    await fillWith('two')
  })

  it('counts the age from the start of the load', async () => {
    const result = get()
    clock.advance(5000)
    loads[0]?.resolve('one')
    await result
    await fillWith('two')
  })

  it('returns the stale value when the reload fails, and rejects at the maximum age', async () => {
    await fillWith('one')
    clock.advance(3000)
    expect(await get()).toBe('one')
    loads[1]?.reject(new Error('no database'))
    await setImmediate()
    expect(await get()).toBe('one')
    loads[2]?.reject(new Error('no database'))
    await setImmediate()
    clock.advance(2000)
    const result = get()
    loads[3]?.reject(new Error('still none'))
    await expect(result).rejects.toThrow('still none')
    await fillWith('two')
  })
})

describe('createVersionedCache', () => {
  let version: string
  let loaded: string[]
  let load: (key: string) => Promise<string>
  const createCache = () =>
    createVersionedCache((key: string) => load(key), clock, {
      max: 2,
      getVersion: async () => version,
      graceMs: 3000,
    })
  beforeEach(() => {
    version = '1'
    loaded = []
    load = async (key) => {
      loaded.push(key)
      return `${key}${version}`
    }
  })

  it('keeps a value while its version lasts', async () => {
    const { get } = createCache()
    expect(await get('a')).toBe('a1')
    clock.advance(1_000_000)
    expect([await get('a'), loaded]).toEqual(['a1', ['a']])
  })

  it('returns the old value within the grace period, then the new one', async () => {
    const { get } = createCache()
    await get('a')
    version = '2'
    clock.advance(2999)
    expect(await get('a')).toBe('a1')
    await setImmediate()
    expect(await get('a')).toBe('a2')
  })

  it('waits for the new value after the grace period, with one load for concurrent calls', async () => {
    const { get } = createCache()
    await get('a')
    version = '2'
    clock.advance(3000)
    expect(await Promise.all([get('a'), get('a')])).toEqual(['a2', 'a2'])
    expect(loaded).toEqual(['a', 'a'])
  })

  it('drops values and pending loads when it is cleared', async () => {
    const { get, clear } = createCache()
    const before = Promise.withResolvers<string>()
    const started = Promise.withResolvers<void>()
    load = () => {
      started.resolve()
      return before.promise
    }
    const first = get('a')
    await started.promise
    clear()
    load = async () => 'after'
    expect(await get('a')).toBe('after')
    before.resolve('before')
    expect([await first, await get('a')]).toEqual(['before', 'after'])
  })

  it('evicts the least recently used value', async () => {
    const { get } = createCache()
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
    expect(loaded).toEqual(['a', 'b', 'c', 'b'])
  })

  it('rejects when a load fails, and loads again on the next call', async () => {
    const { get } = createCache()
    const works = load
    load = () => Promise.reject(new Error('no database'))
    await expect(get('a')).rejects.toThrow('no database')
    load = works
    expect(await get('a')).toBe('a1')
  })
})
