import { setImmediate } from 'node:timers/promises'
import { protocol } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { addProduct } from '../../test/fixtures/catalogue.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { isConstraintViolation } from './is-constraint-violation.ts'
import { prepared } from './prepared.ts'
import { executePrepared } from './prepared-sql.ts'
import { products } from './schema/index.ts'

it('lets the event loop run between queued queries and within a transaction', async () => {
  await using client = new EmbeddedClient()
  await client.waitReady
  let finished = 0
  const countFinished = () => {
    finished += 1
  }
  const queries = Array.from({ length: 20 }, () => client.query('select 1').then(countFinished))
  const transaction = client.transaction(async (tx) => {
    for (let i = 0; i < 20; i += 1) await tx.query('select 1').then(countFinished)
  })
  // Each turn of the event loop completes few queries, so many turns pass before the last one.
  let turns = 0
  while (finished < 40) {
    const before = finished
    await setImmediate()
    turns += 1
    expect(finished - before).toBeLessThanOrEqual(2)
  }
  expect(turns).toBeGreaterThanOrEqual(20)
  await Promise.all([...queries, transaction])
})

it('parses a prepared statement once, and returns what an unprepared one returns', async () => {
  await using open = await freshDatabase()
  const [top, kite] = [await addProduct(open.db, { pictureHash: null }), await addProduct(open.db)]
  const select = () => open.db.select().from(products)
  const statement = prepared(open.db, 'test_product', (name) =>
    select()
      .where(eq(products.id, sql.placeholder('id')))
      .prepare(name),
  )
  const parse = vi.spyOn(protocol.serialize, 'parse')
  expect(await statement.execute({ id: top.id })).toEqual([expect.objectContaining({ id: top.id, pictureHash: null })])
  expect(await statement.execute({ id: kite.id })).toEqual(await select().where(eq(products.id, kite.id)))
  // Unprepared statements are parsed by PGlite itself.
  expect(parse).toHaveBeenCalledTimes(1)
  parse.mockRestore()
})

it('reports the error of a prepared statement, and runs the next one', async () => {
  await using open = await freshDatabase()
  const { id } = await addProduct(open.db, { stock: 3 })
  const take = (pieces: number | null) =>
    executePrepared(
      open.db,
      'test_take',
      () => sql`update products set stock = stock - ${sql.placeholder('pieces')}::int returning id, stock`,
      { pieces },
    )
  const refused = await take(4).catch((error: unknown) => error)
  expect(isConstraintViolation(refused, 'products_stock_not_negative')).toBe(true)
  expect(await take(1)).toEqual([{ id, stock: 2 }])
  await expect(take(null)).rejects.toThrow()
  const unknown = () => executePrepared(open.db, 'test_unknown', () => sql`select no_such_column`, {})
  await expect(unknown()).rejects.toThrow()
  await expect(unknown()).rejects.toThrow()
  expect(await take(2)).toEqual([{ id, stock: 0 }])
})
