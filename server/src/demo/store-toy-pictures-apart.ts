import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { StoredPicture } from '../images/store-picture.ts'
import type { PictureSettings, ToyPicture } from './toy-pictures.ts'

const PROGRAM = join(import.meta.dirname, 'toy-pictures-program.ts')

/**
 * Renders and stores the pictures of toys like `storeToyPictures`, in a process of its own: rendering them leaves 100 MB behind that a process does
 * not give back.
 *
 * @returns the pictures in the order of the toys
 */
export async function storeToyPicturesApart(
  settings: PictureSettings,
  toys: readonly ToyPicture[],
): Promise<StoredPicture[]> {
  const program = fork(PROGRAM, { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const exit = once(program, 'exit').then(([code]) => {
    throw new Error(`The pictures of the demo could not be rendered: the program exited with code ${code}.`)
  })
  const { dataDir, s3 } = settings
  program.send({ settings: { dataDir, s3 }, toys: toys.map(({ toy, palette }) => ({ toy, palette })) })
  const [pictures] = await Promise.race([once(program, 'message'), exit])
  return pictures
}
