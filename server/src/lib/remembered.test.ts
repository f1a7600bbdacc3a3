import { beforeEach, describe, expect, it } from 'vitest'
import { type ManualClock, manualClock } from '../../test/manual-clock.ts'
import { remembered, rememberedBy } from './remembered.ts'

let clock: ManualClock
let loads: PromiseWithResolvers<string>[]
let ask: () => Promise<string>
beforeEach(() => {
  clock = manualClock()
  loads = []
  ask = remembered(
    () => {
      loads.push(Promise.withResolvers())
      return loads.at(-1)?.promise ?? Promise.reject()
    },
    clock,
    { renew: 3000, most: 5000 },
  )
})

/** Asks, and lets the loading that this begins answer. */
async function filledWith(value: string): Promise<void> {
  const asked = ask()
  loads.at(-1)?.resolve(value)
  expect(await asked).toBe(value)
}

it('loads once for all who ask meanwhile, and for those who come soon after', async () => {
  const asked = [ask(), ask()]
  loads[0]?.resolve('one')
  expect(await Promise.all(asked)).toEqual(['one', 'one'])
  clock.advance(2999)
  expect(await ask()).toBe('one')
  expect(loads).toHaveLength(1)
})

it('answers what grows old while it loads anew, then the new', async () => {
  await filledWith('one')
  clock.advance(3000)
  expect([await ask(), await ask()]).toEqual(['one', 'one'])
  expect(loads).toHaveLength(2)
  loads[1]?.resolve('two')
  await loads[1]?.promise
  expect(await ask()).toBe('two')
})

it('keeps everybody waiting for a new one when it is too old', async () => {
  await filledWith('one')
  clock.advance(5000)
  await filledWith('two')
})

it('counts the age from the beginning of the loading', async () => {
  const asked = ask()
  clock.advance(5000)
  loads[0]?.resolve('one')
  await asked
  await filledWith('two')
})

it('answers the old one while loading anew fails, until it is too old', async () => {
  await filledWith('one')
  clock.advance(3000)
  expect(await ask()).toBe('one')
  loads[1]?.reject(new Error('no database'))
  await expect(loads[1]?.promise).rejects.toThrow()
  clock.advance(2000)
  const asked = ask()
  loads[2]?.reject(new Error('still none'))
  await expect(asked).rejects.toThrow('still none')
  await filledWith('two')
})

describe('by a version', () => {
  let version: string
  let loaded: string[]
  let load: (key: string) => Promise<string>
  const many = () =>
    rememberedBy((key: string) => load(key), clock, { most: 2, version: async () => version, grace: 3000 })
  beforeEach(() => {
    version = '1'
    loaded = []
    load = async (key) => {
      loaded.push(key)
      return `${key}${version}`
    }
  })

  it('keeps a value for as long as its version holds', async () => {
    const { get } = many()
    expect(await get('a')).toBe('a1')
    clock.advance(1_000_000)
    expect([await get('a'), loaded]).toEqual(['a1', ['a']])
  })

  it('answers the old for a moment after its version has gone, then the new', async () => {
    const { get } = many()
    await get('a')
    version = '2'
    clock.advance(2999)
    expect(await get('a')).toBe('a1')
    expect(await get('a')).toBe('a2')
  })

  it('keeps everybody waiting for the new once the moment is over', async () => {
    const { get } = many()
    await get('a')
    version = '2'
    clock.advance(3000)
    expect(await Promise.all([get('a'), get('a')])).toEqual(['a2', 'a2'])
    expect(loaded).toEqual(['a', 'a'])
  })

  it('forgets what it is told to, also what is still loading', async () => {
    const { get, forget } = many()
    const before = Promise.withResolvers<string>()
    const begun = Promise.withResolvers<void>()
    load = () => {
      begun.resolve()
      return before.promise
    }
    const first = get('a')
    await begun.promise
    forget()
    load = async () => 'after'
    expect(await get('a')).toBe('after')
    before.resolve('before')
    expect([await first, await get('a')]).toEqual(['before', 'after'])
  })

  it('lets go of what has not been asked for longest', async () => {
    const { get } = many()
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
    expect(loaded).toEqual(['a', 'b', 'c', 'b'])
  })

  it('fails for who waits, and tries again', async () => {
    const { get } = many()
    const works = load
    load = () => Promise.reject(new Error('no database'))
    await expect(get('a')).rejects.toThrow('no database')
    load = works
    expect(await get('a')).toBe('a1')
  })
})
