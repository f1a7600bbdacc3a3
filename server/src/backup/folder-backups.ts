import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseBackupName } from './backup-names.ts'
import type { BackupStore } from './backup-store.ts'

const PARTIAL = '.partial'

/** Creates a folder that only the user of the server can read. */
export const makePrivateFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })

/** Deletes what a killed server has left. */
async function deletePartialBackups(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const isPartial = name.endsWith(PARTIAL) && parseBackupName(name.slice(0, -PARTIAL.length)) !== null
    if (isPartial) await rm(join(folder, name), { force: true })
  }
}

/** Stores backups in a folder, which is created for the first one. */
export function createFolderBackups(folder: string): BackupStore {
  return {
    list: async () => (existsSync(folder) ? readdir(folder) : []),
    getSize: async (name) => (await stat(join(folder, name))).size,
    save: async (name, write) => {
      await makePrivateFolder(folder)
      await deletePartialBackups(folder)
      return write(join(folder, name))
    },
    withFile: (name, work) => work(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}
