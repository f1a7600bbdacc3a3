import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@whirligig/contract'

/** The output file of the server build of the app in this checkout. */
export const BUILT_RENDERER_FILE = join(import.meta.dirname, '../../../app/dist-server/renderer.js')

/**
 * Loads the renderer of the app from its built file.
 *
 * @returns null if the file does not exist: the app is then rendered in the browser only
 */
export async function loadRenderer(file: string): Promise<PageRenderer | null> {
  if (!existsSync(file)) return null
  const built = (await import(pathToFileURL(file).href)) as { renderer: PageRenderer } // what the build's entry exports
  return built.renderer
}
