import { beforeEach, expect, it } from 'vitest'
import { remembered } from './remembered.ts'
import { type ManualClock, manualClock } from './testing/manual-clock.ts'

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
