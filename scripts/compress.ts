import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Smaller files travel in one packet anyway. In bytes. */
const WORTH_IT = 1000

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'])

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `file.br` and `file.gz` beside every file of `folder` that is worth it, at the best quality, once and for all,
 * so that the server only picks one.
 * @returns how many files were compressed, and the bytes of all of them before and after (brotli)
 */
export async function compressFolder(folder: string): Promise<{ files: number; before: number; after: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path)
      if (content.length <= WORTH_IT) return []
      const [br, gz] = await Promise.all([
        toBrotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        toGzip(content, { level: 9 }),
      ])
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      return [{ before: content.length, after: br.length }]
    }),
  )
  const done = sizes.flat()
  return {
    files: done.length,
    before: done.reduce((sum, { before }) => sum + before, 0),
    after: done.reduce((sum, { after }) => sum + after, 0),
  }
}

if (import.meta.main) {
  const { files, before, after } = await compressFolder(join(import.meta.dirname, '../app/dist'))
  console.log(`${files} files compressed: ${Math.round(before / 1000)} kB to ${Math.round(after / 1000)} kB (brotli).`)
}
