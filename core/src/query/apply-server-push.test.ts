import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, vi } from 'vitest'
import { patchQueryData } from './apply-server-push.ts'
import { createQueryClient } from './query-client.ts'

const KEY = ['public', 'stock']

/** A mounted query for a stock. The test resolves its fetches. */
function mountStockQuery() {
  const fetches: ((stock: number) => void)[] = []
  const client = createQueryClient(() => {})
  client.setQueryData(KEY, 40)
  const queryFn = () => new Promise<number>((resolve) => fetches.push(resolve))
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn })
  observer.subscribe(() => {})
  return { client, observer, fetches, stock: () => client.getQueryData(KEY) }
}

describe('patchQueryData', () => {
  it('patches the data without a fetch', () => {
    const { client, fetches, stock } = mountStockQuery()
    patchQueryData<number>(client, KEY, () => 12)
    expect([stock(), fetches.length]).toEqual([12, 0])
  })

  it('is not overwritten by an older response', async () => {
    const { client, observer, fetches, stock } = mountStockQuery()
    observer.refetch()
    patchQueryData<number>(client, KEY, () => 12)
    await vi.waitFor(() => expect(fetches).toHaveLength(2))
    fetches[0]?.(40)
    expect(stock()).toBe(12)
    fetches[1]?.(11)
    await vi.waitFor(() => expect(stock()).toBe(11))
  })

  it('keeps the fetch in progress if the push changes nothing', async () => {
    const { client, observer, fetches, stock } = mountStockQuery()
    observer.refetch()
    patchQueryData<number>(client, KEY, (known) => known)
    await vi.waitFor(() => expect(fetches).toHaveLength(1))
    fetches[0]?.(39)
    await vi.waitFor(() => expect(stock()).toBe(39))
    expect(fetches).toHaveLength(1)
  })

  it('does nothing for a query without data', () => {
    const { client } = mountStockQuery()
    patchQueryData<number>(client, ['public', 'other'], (stock) => stock + 1)
    expect(client.getQueryData(['public', 'other'])).toBeUndefined()
  })
})
