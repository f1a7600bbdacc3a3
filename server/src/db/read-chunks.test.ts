import { asc, eq, gt, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import type { Database } from './database.ts'
import { CHUNK_ROWS, type ChunkStart, readChunks } from './read-chunks.ts'
import { categories } from './schema/index.ts'

const { openFreshPostgres } = setupPostgres()

const insertCategories = (db: Database, count: number) =>
  db.execute(sql`
    insert into ${categories} (id, name, slug, description, created_at)
    select gen_random_uuid(), 'old', 'c-' || n, '', now() from generate_series(1, ${count}::int) as n`)

/** Reads a chunk of the names, in the order of the ids. */
async function readNames(db: Database, { afterId }: ChunkStart) {
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(afterId === null ? undefined : gt(categories.id, afterId))
    .orderBy(asc(categories.id))
    .limit(CHUNK_ROWS)
  return { chunk: rows.map(({ name }) => name), count: rows.length, lastId: rows.at(-1)?.id ?? null }
}

it.each([
  [0, [0]],
  [CHUNK_ROWS - 1, [CHUNK_ROWS - 1]],
  [CHUNK_ROWS, [CHUNK_ROWS, 0]],
  [2 * CHUNK_ROWS + 1, [CHUNK_ROWS, CHUNK_ROWS, 1]],
])('reads %i rows in chunks of %j', async (rows, sizes) => {
  await using open = await freshDatabase()
  await insertCategories(open.db, rows)
  const chunks = await readChunks(open.db, readNames)
  expect(chunks.map(({ length }) => length)).toEqual(sizes)
})

it('tells each chunk how many rows precede it', async () => {
  await using open = await freshDatabase()
  await insertCategories(open.db, CHUNK_ROWS + 1)
  const counts = await readChunks(open.db, async (db, start) => ({
    ...(await readNames(db, start)),
    chunk: start.count,
  }))
  expect(counts).toEqual([0, CHUNK_ROWS])
})

it('reads rows as they were at the start when they change between two chunks', async () => {
  const open = await openFreshPostgres()
  await insertCategories(open.db, CHUNK_ROWS + 1)
  const chunks = await readChunks(open.db, async (tx, start) => {
    if (start.count > 0) {
      await open.db.update(categories).set({ name: 'new' }).where(eq(categories.name, 'old'))
      await open.db.delete(categories).where(gt(categories.id, start.afterId ?? ''))
    }
    return readNames(tx, start)
  })
  expect(chunks.map(({ length }) => length)).toEqual([CHUNK_ROWS, 1])
  expect(new Set(chunks.flat())).toEqual(new Set(['old']))
  await open.close()
})
