import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/**
 * Measures what an app loads for each component of the built library alone: its code and its dependencies without React, minified and
 * gzipped.
 * @param dist folder of the built library
 * @returns bytes by subpath, such as `price`, sorted by name
 */
export async function measureSizes(dist: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {}
  for (const file of globSync('entries/*.js', { cwd: dist }).toSorted()) {
    const [result] = (await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        write: false,
        minify: true,
        lib: { entry: join(dist, file), formats: ['es'] },
        rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/ },
      },
    })) as Rolldown.RolldownOutput[] // a build with one format and without a watcher returns this
    const code = result?.output.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n') ?? ''
    sizes[basename(file, '.js')] = gzipSync(code).length
  }
  return sizes
}
