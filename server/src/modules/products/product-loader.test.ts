import { describe, expect, it } from 'vitest'
import type { ProductRow } from './product-columns.ts'
import { createProductLoader } from './product-loader.ts'

const toRow = (slug: string): ProductRow => ({
  ...{ id: slug, sku: slug, name: slug.toUpperCase(), slug, description: '', pictureHash: null, priceCents: 100 },
  ...{ taxable: false, stock: 1, isActive: true, ratingSum: 0, reviewCount: 0, createdAt: new Date(0), brand: null },
})

describe('createProductLoader', () => {
  it('finds all products of one turn of the event loop with one call, without duplicates', async () => {
    const calls: (readonly string[])[] = []
    const load = createProductLoader(async (slugs) => {
      calls.push(slugs)
      return slugs.filter((slug) => slug !== 'none').map(toRow)
    })
    const rows = await Promise.all(['a', 'b', 'a', 'none'].map(load))
    expect(rows.map((row) => row?.name)).toEqual(['A', 'B', 'A', undefined])
    expect((await load('a'))?.name).toBe('A')
    expect(calls).toEqual([['a', 'b', 'none'], ['a']])
  })

  it('rejects for every product of the turn, and loads again on the next call', async () => {
    let fails = true
    const load = createProductLoader(async (slugs) => {
      if (fails) throw new Error('no database')
      return slugs.map(toRow)
    })
    const failed = await Promise.allSettled([load('a'), load('b')])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    fails = false
    expect((await load('a'))?.name).toBe('A')
  })
})
