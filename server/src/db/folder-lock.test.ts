import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { acquireFolderLock, LockedError } from './folder-lock.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'whirligig-lock-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a process that acquires the lock, prints a line, and holds the lock until it is killed. */
async function startLockHolder(path: string) {
  const code = `
    const { acquireFolderLock } = await import(process.argv[1])
    acquireFolderLock(process.argv[2])
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    code,
    join(import.meta.dirname, 'folder-lock.ts'),
    path,
  ])
  await once(child.stdout, 'data')
  return child
}

it('releases the lock, and ignores a second release', () => {
  const path = join(folder, 'one.lock')
  const release = acquireFolderLock(path)
  expect(() => acquireFolderLock(path)).toThrow(LockedError)
  release()
  release()
  acquireFolderLock(path)()
})

it('excludes a second process until the first one ends, even by SIGKILL', async () => {
  const path = join(folder, 'two.lock')
  const first = await startLockHolder(path)
  expect(() => acquireFolderLock(path)).toThrow(LockedError)
  first.kill('SIGKILL')
  await once(first, 'exit')
  acquireFolderLock(path)()
})
