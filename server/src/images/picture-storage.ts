import type { Readable } from 'node:stream'

/** Stores the files of pictures. Files never change: a name contains the hash of the content. */
export type PictureStorage = {
  has: (name: string) => Promise<boolean>
  read: (name: string) => Promise<Uint8Array>
  /** Atomic: readers see the complete file or none. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Does nothing if the file does not exist. */
  remove: (name: string) => Promise<void>
  /** Streams a file, or returns null if there is none. Only for storage that no local folder can be served from. */
  open?: (name: string) => Promise<Readable | null>
}
