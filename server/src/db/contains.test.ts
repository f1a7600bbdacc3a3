import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { contains, toSearchTerm } from './contains.ts'

it.each([
  ['Teddy Bear', 'teddy', true],
  ['Teddy Bear', 'Y B', true],
  ['Teddy Bear', 'bears', false],
  ['100% cotton', '%', true],
  ['cotton', '%', false],
  ['a_b', '_', true],
  ['ab', 'a_b', false],
  ['ab', '.*', false],
  ['what (this)', '(', true],
  ['back\\slash', '\\', true],
  ['plain', '\\', false],
  ["it's", "'s", true],
])('%j contains %j: %s', async (text, term, expected) => {
  await using open = await freshDatabase()
  const result = await open.db.execute<{ found: boolean }>(sql`select ${contains(sql`${text}::text`, term)} as found`)
  expect(result.rows[0]?.found).toBe(expected)
})

it.each([
  ['  bear ', 'bear'],
  ['x'.repeat(150), 'x'.repeat(100)],
  [undefined, ''],
  [['a', 'b'], ''],
])('parses %j as %j', (value, expected) => {
  expect(toSearchTerm(value)).toBe(expected)
})
