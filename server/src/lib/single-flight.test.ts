import { describe, expect, it } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

describe('createSingleFlight', () => {
  it('loads once for concurrent calls with the same key, and again after the load has settled', async () => {
    const { run } = createSingleFlight<string>()
    const loaded: string[] = []
    const load = (key: string) =>
      run(key, async () => {
        loaded.push(key)
        return key.toUpperCase()
      })
    expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual(['A', 'A', 'B'])
    expect(loaded).toEqual(['a', 'b'])
    expect(await load('a')).toBe('A')
    expect(loaded).toEqual(['a', 'b', 'a'])
  })

  it('does not join a load that started before it was cleared', async () => {
    const { run, clear } = createSingleFlight<string>()
    const before = Promise.withResolvers<string>()
    const first = run('a', () => before.promise)
    clear()
    const second = run('a', async () => 'after')
    before.resolve('before')
    expect(await Promise.all([first, second])).toEqual(['before', 'after'])
  })

  it('rejects for every joined call, and loads again on the next call', async () => {
    const { run } = createSingleFlight<string>()
    const fail = () => run('a', () => Promise.reject(new Error('no database')))
    const failed = await Promise.allSettled([fail(), fail()])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await run('a', async () => 'again')).toBe('again')
  })
})
