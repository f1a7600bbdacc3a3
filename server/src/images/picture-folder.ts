import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStorage } from './picture-storage.ts'

/** The folder of the pictures if they are not in object storage. */
export const pictureFolderPath = (dataDir: string): string => join(dataDir, 'images')

/** @returns null for a file or folder that does not exist @throws every other error */
function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/**
 * Deletes the drafts that a killed server has left in the folder.
 *
 * @param before drafts that were changed later stay: another server may still be writing them
 */
export async function deleteDrafts(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(unlessMissing)
  for (const name of (names ?? []).filter((file) => file.startsWith('.'))) {
    const draft = join(folder, name)
    // Another server may rename its draft meanwhile.
    const changedAt = await stat(draft).then(
      ({ mtime }) => mtime,
      () => undefined,
    )
    if (changedAt && changedAt < before) await rm(draft, { force: true })
  }
}

/** Stores pictures as files in a folder, which is created when the first file is written. */
export function createFolderStorage(folder: string): PictureStorage {
  const pathTo = (name: string) => join(folder, name)
  return {
    has: (name) =>
      access(pathTo(name)).then(
        () => true,
        () => false,
      ),
    read: (name) => readFile(pathTo(name)).catch(unlessMissing),
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      // Written under another name and renamed, so that a file with its final name is complete even after a crash.
      const draft = pathTo(`.${name}.${randomUUID()}`)
      try {
        const file = await open(draft, 'wx')
        try {
          await file.writeFile(bytes)
          // Without the sync, a power cut after the rename could leave an empty file with the final name.
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, pathTo(name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    remove: (name) => rm(pathTo(name), { force: true }),
  }
}
