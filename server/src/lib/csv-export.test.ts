import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { readPages, toCsv } from './csv-export.ts'

async function* toRecords(...values: string[]) {
  for (const value of values) yield { value }
}

describe('toCsv', () => {
  it.each([
    ['a, b', '"a, b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
  ])('writes %j as %j', async (value, cell) => {
    const csv = toCsv({ columns: ['value'], records: toRecords(value) })
    expect(await text(csv)).toBe(`value\r\n${cell}\r\n`)
  })

  it('passes the error of a read on', async () => {
    async function* failing() {
      yield { value: 'a' }
      throw new Error('The database is gone.')
    }
    await expect(text(toCsv({ columns: ['value'], records: failing() }))).rejects.toThrow('The database is gone.')
  })

  it('reads no more than the client takes, and nothing after it has gone', async () => {
    let reads = 0
    const ended = vi.fn()
    async function* endless() {
      try {
        for (;;) {
          reads += 1
          yield { value: 'x'.repeat(1000) }
        }
      } finally {
        ended()
      }
    }
    const csv = toCsv({ columns: ['value'], records: endless() })
    for await (const _ of csv) break
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
    expect(reads).toBeLessThan(1000)
  })
})

it('reads pages until one is not full', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => index)
  const findAfter = vi.fn(async (after: number | undefined, limit: number) => {
    const start = after === undefined ? 0 : after + 1
    return rows.slice(start, start + limit)
  })
  const read: number[] = []
  for await (const page of readPages(findAfter)) read.push(...page)
  expect(read).toEqual(rows)
  expect(findAfter.mock.calls.map(([after]) => after)).toEqual([undefined, 499, 999])
})
