import type { Config } from '../config.ts'
import { pictureBucket } from './picture-bucket.ts'
import { type PictureStorage, pictureFolder, pictureFolderOf } from './picture-folder.ts'

/** Where the settings say that pictures are kept: in a bucket where they name one, else in a folder. */
export function pictureStorageOf({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): PictureStorage {
  return s3 ? pictureBucket(s3) : pictureFolder(pictureFolderOf(dataDir))
}
