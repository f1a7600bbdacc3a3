/** Stores the files of pictures. Files never change: a name contains the hash of the content. */
export type PictureStorage = {
  has: (name: string) => Promise<boolean>
  /** Returns null if there is no such file. */
  read: (name: string) => Promise<Uint8Array | null>
  /** Atomic: readers see the complete file or none. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Does nothing if the file does not exist. */
  remove: (name: string) => Promise<void>
}
