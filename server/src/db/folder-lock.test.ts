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

/** Another process that takes the lock, says so, and keeps it until it is killed. */
async function holder(path: string) {
  const code = `
    const { takeLock } = await import(process.argv[1])
    takeLock(process.argv[2])
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

it('lets go of the lock when told to, and can be told twice', () => {
  const path = join(folder, 'one.lock')
  const release = acquireFolderLock(path)
  expect(() => acquireFolderLock(path)).toThrow(LockedError)
  release()
  release()
  acquireFolderLock(path)()
})

it('keeps a second process out until the first one ends, even by kill -9', async () => {
  const path = join(folder, 'two.lock')
  const first = await holder(path)
  expect(() => acquireFolderLock(path)).toThrow(LockedError)
  first.kill('SIGKILL')
  await once(first, 'exit')
  acquireFolderLock(path)()
})
