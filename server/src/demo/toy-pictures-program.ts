/** Renders the pictures of the demo: see `storeToyPicturesApart`, which runs it. */
import { createPictureStorage } from '../images/create-picture-storage.ts'
import { type PictureSettings, storeToyPictures, type ToyPicture } from './toy-pictures.ts'

process.once('disconnect', () => process.exit())
process.once('message', async ({ settings, toys }: { settings: PictureSettings; toys: ToyPicture[] }) => {
  process.send?.(await storeToyPictures(await createPictureStorage(settings), toys), () => process.exit())
})
