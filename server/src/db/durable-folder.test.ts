import fs, { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createDataFolder } from '../../test/data-folder.ts'
import { openFolder } from './open.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-durable-'))
beforeAll(() => createDataFolder(dataDir))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it.each([
  ['waits for the disk at each commit', true, 3],
  ['does not wait by default', false, 0],
])('the embedded database %s', async (_what, isDurable, count) => {
  const { db, close } = await openFolder(dataDir, { isDurable })
  await db.execute(sql`create table if not exists durable (n int)`)
  const sync = vi.spyOn(fs, 'fdatasyncSync')
  for (let n = 0; n < 3; n++) await db.execute(sql`insert into durable values (${n})`)
  expect(sync).toHaveBeenCalledTimes(count)
  sync.mockRestore()
  await close()
})
