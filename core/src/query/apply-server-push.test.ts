import { QueryObserver } from '@tanstack/query-core'
import { expect, it, vi } from 'vitest'
import { patchQueryData } from './apply-server-push.ts'
import { createQueryClient } from './query-client.ts'

const KEY = ['public', 'stock']

/** A screen that shows a stock, whose calls are answered by hand. */
function watched() {
  const answers: ((stock: number) => void)[] = []
  const client = createQueryClient(() => {})
  client.setQueryData(KEY, 40)
  const queryFn = () => new Promise<number>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn })
  observer.subscribe(() => {})
  return { client, observer, answers, stock: () => client.getQueryData(KEY) }
}

it('shows what was told, and asks nothing', () => {
  const { client, answers, stock } = watched()
  patchQueryData<number>(client, KEY, () => 12)
  expect([stock(), answers.length]).toEqual([12, 0])
})

it('does not let an older answer undo what was told', async () => {
  const { client, observer, answers, stock } = watched()
  observer.refetch()
  patchQueryData<number>(client, KEY, () => 12)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.(40)
  expect(stock()).toBe(12)
  answers[1]?.(11)
  await vi.waitFor(() => expect(stock()).toBe(11))
})

it('is nothing to who has not asked yet', () => {
  const { client } = watched()
  patchQueryData<number>(client, ['public', 'other'], (stock) => stock + 1)
  expect(client.getQueryData(['public', 'other'])).toBeUndefined()
})
