import type { Config } from '../config.ts'
import { createBucketStorage } from './picture-bucket.ts'
import { createFolderStorage, pictureFolderPath } from './picture-folder.ts'
import type { PictureStorage } from './picture-storage.ts'

/** Creates the storage that the settings choose: an S3 bucket if they name one, else a folder in `DATA_DIR`. */
export function createPictureStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): PictureStorage {
  return s3 ? createBucketStorage(s3) : createFolderStorage(pictureFolderPath(dataDir))
}
