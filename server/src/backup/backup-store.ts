import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createFolderBackups } from './folder-backups.ts'

/** Where the server's own backups are stored. */
export type BackupStore = {
  /** The names of all files, also of others. */
  list: () => Promise<string[]>
  /** The size of a file in bytes. */
  getSize: (name: string) => Promise<number>
  /** Stores a complete backup. @param write writes it into a new file at `path` */
  save: <Result>(name: string, write: (path: string) => Promise<Result>) => Promise<Result>
  /** Passes the path of a file with the backup. It exists until `work` ends. */
  withFile: <Result>(name: string, work: (path: string) => Promise<Result>) => Promise<Result>
  remove: (name: string) => Promise<void>
}

/** The store of the settings: `BACKUP_DIR`, else the bucket of the pictures, else a folder in `DATA_DIR`. */
export async function createBackupStore({
  backupDir,
  s3,
  dataDir,
}: Pick<Config, 'backupDir' | 's3' | 'dataDir'>): Promise<BackupStore> {
  const folder = join(dataDir, 'backups')
  if (backupDir !== null) return createFolderBackups(backupDir)
  if (!s3) return createFolderBackups(folder)
  // Imported on demand, like the storage of pictures.
  const { createBucketBackups } = await import('./bucket-backups.ts')
  return createBucketBackups(s3, folder)
}
