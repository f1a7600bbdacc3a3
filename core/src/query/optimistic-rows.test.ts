import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { createOptimisticRows } from './optimistic-rows.ts'

type Row = { _id: string; name: string }
const ROWS: readonly Row[] = [
  { _id: '1', name: 'Bear' },
  { _id: '2', name: 'Kite' },
]

function setup() {
  const store = createStore()
  const { rowsAtom, isPendingAtom, runOptimisticAtom } = createOptimisticRows<Row>()
  const names = () =>
    store
      .get(rowsAtom)(ROWS)
      .map(({ name }) => name)
  const run = (id: string, change: Partial<Row> | 'deleted') => {
    const mutation = Promise.withResolvers<void>()
    const done = store.set(runOptimisticAtom, id, change, () => mutation.promise)
    return { ...mutation, done }
  }
  return { names, run, isPending: (id: string) => store.get(isPendingAtom)(id) }
}

it('applies a change until its mutation succeeds', async () => {
  const { names, run, isPending } = setup()
  const { resolve, done } = run('1', { name: 'Bears' })
  expect([names(), isPending('1'), isPending('2')]).toEqual([['Bears', 'Kite'], true, false])
  resolve()
  await done
  expect([names(), isPending('1')]).toEqual([['Bear', 'Kite'], false])
})

it('drops the change and rejects when the mutation fails', async () => {
  const { names, run } = setup()
  const { reject, done } = run('2', 'deleted')
  expect(names()).toEqual(['Bear'])
  reject(new Error('refused'))
  await expect(done).rejects.toThrow('refused')
  expect(names()).toEqual(['Bear', 'Kite'])
})

it('keeps a later change of the same row when an earlier mutation settles', async () => {
  const { names, run } = setup()
  const first = run('1', { name: 'Bears' })
  const second = run('1', { name: 'Teddy' })
  first.resolve()
  await first.done
  expect(names()).toEqual(['Teddy', 'Kite'])
  second.resolve()
  await second.done
  expect(names()).toEqual(['Bear', 'Kite'])
})
