import { EventEmitter } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addProduct } from '../../test/fixtures/catalogue.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import { readDeadlocks } from '../../test/postgres/read-deadlocks.ts'
import { type DomainEventEmitter, inTransaction } from '../lib/domain-events.ts'
import type { Database, OpenDatabase } from './database.ts'
import { runTransaction } from './run-transaction.ts'
import { products } from './schema/index.ts'

const { openFreshPostgres } = setupPostgres()
let open: OpenDatabase
beforeAll(async () => {
  open = await openFreshPostgres()
})
afterAll(() => open.close())

const takeOne = (tx: Database, id: string) =>
  tx
    .update(products)
    .set({ stock: sql`${products.stock} - 1` })
    .where(eq(products.id, id))

/** Raises an error with this SQLSTATE. */
const raise = (tx: Database, state: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`))

it('repeats the transaction that a deadlock has rolled back, and emits its events once', async () => {
  const events: DomainEventEmitter = new EventEmitter()
  const emitted: string[][] = []
  const oneCommitted = Promise.withResolvers<void>()
  events.on('stockChanged', (ids) => {
    emitted.push(ids)
    oneCommitted.resolve()
  })
  const [top, kite] = [await addProduct(open.db), await addProduct(open.db)]
  const bothLocked = Promise.withResolvers<void>()
  let locked = 0
  let attempts = 0
  const takeBoth = (first: string, second: string) =>
    inTransaction({ db: open.db, events }, async (tx, emit) => {
      attempts += 1
      if (attempts > 2) await oneCommitted.promise // else the repeated one could take its first lock before the other its second
      await takeOne(tx, first)
      locked += 1
      if (locked === 2) bothLocked.resolve()
      await bothLocked.promise
      await takeOne(tx, second)
      emit('stockChanged', [first, second])
    })
  await Promise.all([takeBoth(top.id, kite.id), takeBoth(kite.id, top.id)])
  expect(attempts).toBe(3)
  expect(emitted).toHaveLength(2)
  const rows = await open.db.select({ stock: products.stock }).from(products)
  expect(rows).toEqual([{ stock: 8 }, { stock: 8 }])
  expect(await readDeadlocks(open.db)).toEqual([expect.stringMatching(/update "products".*\n.*update "products"/)])
})

it.each([
  ['a deadlock', '40P01', 3],
  ['a serialization failure', '40001', 3],
  ['another error', '23505', 1],
])('runs a transaction that always fails with %s (%s) %i times', async (_, state, expected) => {
  await using embedded = await freshDatabase()
  for (const { db } of [open, embedded]) {
    let attempts = 0
    const failing = runTransaction(db, (tx) => {
      attempts += 1
      return raise(tx, state)
    })
    await expect(failing).rejects.toThrow()
    expect(attempts).toBe(expected)
  }
})
