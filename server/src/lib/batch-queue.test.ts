import { expect, it } from 'vitest'
import { createBatchQueue } from './batch-queue.ts'

const double = (items: readonly number[]) => items.map((item) => item * 2)

it('processes items of the same turn in one batch and returns the result of each', async () => {
  const batches: number[][] = []
  const queue = createBatchQueue<number, number>(async (items) => {
    batches.push([...items])
    return double(items)
  })
  expect(await Promise.all([1, 2, 3].map(queue.add))).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

it('collects items during a batch for the next one and never runs two batches at once', async () => {
  const batches: number[][] = []
  const gates: PromiseWithResolvers<void>[] = []
  let running = 0
  const queue = createBatchQueue<number, number>(async (items) => {
    running += 1
    expect(running).toBe(1)
    batches.push([...items])
    const gate = Promise.withResolvers<void>()
    gates.push(gate)
    await gate.promise
    running -= 1
    return double(items)
  })
  const first = queue.add(1)
  await expect.poll(() => gates.length).toBe(1)
  const later = [queue.add(2), queue.add(3)]
  gates[0]?.resolve()
  expect(await first).toBe(2)
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.resolve()
  expect(await Promise.all(later)).toEqual([4, 6])
  expect(batches).toEqual([[1], [2, 3]])
})

it('splits more than 500 items into batches that run in order', async () => {
  const sizes: number[] = []
  const queue = createBatchQueue<number, number>(async (items) => {
    sizes.push(items.length)
    return double(items)
  })
  const items = Array.from({ length: 1100 }, (_, i) => i)
  expect(await Promise.all(items.map(queue.add))).toEqual(double(items))
  expect(sizes).toEqual([500, 500, 100])
})

it('rejects the items of a failed batch and continues with the next', async () => {
  let calls = 0
  const queue = createBatchQueue<number, number>(async (items) => {
    calls += 1
    if (calls === 1) throw new Error('failed')
    return double(items)
  })
  await expect(Promise.all([queue.add(1), queue.add(2)])).rejects.toThrow('failed')
  expect(await queue.add(3)).toBe(6)
})

it('is idle when every item is processed', async () => {
  const done: number[] = []
  const queue = createBatchQueue<number, number>(async (items) => {
    await new Promise((resolve) => setImmediate(resolve))
    done.push(...items)
    if (items.includes(1)) void queue.add(2)
    return double(items)
  })
  await queue.idle()
  void queue.add(1)
  await queue.idle()
  expect(done).toEqual([1, 2])
})
