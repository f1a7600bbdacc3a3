import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { createOptimisticRows } from './optimistic-rows.ts'

type Row = { _id: string; name: string }
const rows: Row[] = [
  { _id: 'a', name: 'Ada' },
  { _id: 'b', name: 'Bo' },
]

function setup() {
  const store = createStore()
  const { rowsAtom, isPendingAtom, runOptimisticAtom } = createOptimisticRows<Row>()
  return {
    run: (id: string, change: Partial<Row>, work: Promise<void>) =>
      store.set(runOptimisticAtom, id, change, () => work),
    names: () =>
      store
        .get(rowsAtom)(rows)
        .map(({ name }) => name),
    isPending: (id: string) => store.get(isPendingAtom)(id),
  }
}

test('applies a change while its work is pending', async () => {
  const { run, names, isPending } = setup()
  const work = Promise.withResolvers<void>()
  const done = run('a', { name: 'Alma' }, work.promise)
  expect([names(), isPending('a'), isPending('b')]).toEqual([['Alma', 'Bo'], true, false])
  work.resolve()
  await done
  expect([names(), isPending('a')]).toEqual([['Ada', 'Bo'], false])
})

test('rolls a change back and rejects when its work fails', async () => {
  const { run, names } = setup()
  await expect(run('a', { name: 'Alma' }, Promise.reject(new Error('No.')))).rejects.toThrow('No.')
  expect(names()).toEqual(['Ada', 'Bo'])
})

test('keeps a later change to the same row when an earlier one ends', async () => {
  const { run, names } = setup()
  const later = Promise.withResolvers<void>()
  const earlierDone = run('a', { name: 'Alma' }, Promise.resolve())
  const laterDone = run('a', { name: 'Ava' }, later.promise)
  await earlierDone
  expect(names()).toEqual(['Ava', 'Bo'])
  later.resolve()
  await laterDone
  expect(names()).toEqual(['Ada', 'Bo'])
})
