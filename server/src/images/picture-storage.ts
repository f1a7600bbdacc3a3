import type { Config } from '../config.ts'
import { type PictureStorage, pictureFolder, pictureFolderOf } from './picture-folder.ts'

/** Where the settings say that pictures are kept. */
export function pictureStorageOf({ dataDir }: Pick<Config, 'dataDir'>): PictureStorage {
  return pictureFolder(pictureFolderOf(dataDir))
}
