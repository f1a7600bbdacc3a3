import type { Config } from '../config.ts'
import { createFolderStorage, pictureFolderPath } from './picture-folder.ts'
import type { PictureStorage } from './picture-storage.ts'

/**
 * Creates the storage that the settings choose: an S3 bucket if they name one, else a folder in `DATA_DIR`. The client of S3 is imported on
 * demand, so that a server without a bucket does not keep it in memory.
 */
export async function createPictureStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<PictureStorage> {
  if (!s3) return createFolderStorage(pictureFolderPath(dataDir))
  const { createBucketStorage } = await import('./picture-bucket.ts')
  return createBucketStorage(s3)
}
