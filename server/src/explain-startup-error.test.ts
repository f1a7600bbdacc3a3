import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { explainStartupError } from './explain-startup-error.ts'

/** The error of SQLite when it cannot extend its file. */
function fillSqlite(): unknown {
  const file = new DatabaseSync(':memory:')
  try {
    return file.exec('pragma max_page_count = 1; create table a (b); create table c (d)')
  } catch (error) {
    return error
  } finally {
    file.close()
  }
}

it.each([
  ['of Node', Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC', errno: -28 })],
  ['of the embedded database', { name: 'ErrnoError', errno: 51 }],
  ['of the embedded database in a query', new Error('Failed query: ...', { cause: { name: 'ErrnoError', errno: 51 } })],
  ['of the lock file', fillSqlite()],
])('explains the full-disk error %s in one line', (_, error) => {
  expect(explainStartupError(error, readConfig({ DATA_DIR: '/srv/shop' }))).toEqual([
    'DATA_DIR /srv/shop is on a full disk. Free some space or choose another DATA_DIR.',
  ])
})
