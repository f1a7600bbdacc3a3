import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStorage } from './picture-storage.ts'

/** The folder that the server serves under `/images/products/`. */
export const pictureFolderPath = (dataDir: string): string => join(dataDir, 'images')

/** Stores pictures as files in a folder, which is created when the first file is written. */
export function createFolderStorage(folder: string): PictureStorage {
  const pathTo = (name: string) => join(folder, name)
  return {
    has: (name) =>
      access(pathTo(name)).then(
        () => true,
        () => false,
      ),
    read: (name) => readFile(pathTo(name)),
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
