import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where the files of pictures are kept. A name always stands for the same bytes. */
export type PictureStorage = {
  has: (name: string) => Promise<boolean>
  read: (name: string) => Promise<Uint8Array>
  /** Whole or not at all, also for who reads at the same time. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Fine where there is nothing to remove. */
  remove: (name: string) => Promise<void>
  /** Only where the files are in no folder of ours: one as it comes; null where there is none. */
  open?: (name: string) => Promise<Readable | null>
}

/** The folder that is served under `/images/products/`. */
export const pictureFolderOf = (dataDir: string): string => join(dataDir, 'images')

/** Keeps pictures as files of a folder, which is made when first needed. */
export function pictureFolder(folder: string): PictureStorage {
  const at = (name: string) => join(folder, name)
  return {
    has: (name) =>
      access(at(name)).then(
        () => true,
        () => false,
      ),
    read: (name) => readFile(at(name)),
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      // Written beside and renamed: a name that exists is complete, even after a crash in the middle.
      const draft = at(`.${name}.${randomUUID()}`)
      try {
        const file = await open(draft, 'wx')
        try {
          await file.writeFile(bytes)
          // On the disk before it gets its name: after a power cut the name would stand for an empty file for ever.
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, at(name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    remove: (name) => rm(at(name), { force: true }),
  }
}
