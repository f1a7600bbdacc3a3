/** `npm run sizes`: builds the library and writes the size of each component to `ui/sizes.json`, which the docs pages show. */
import { writeFileSync } from 'node:fs'
import { buildLibrary } from './build.ts'
import { measureSizes } from './sizes.ts'

const sizes = await measureSizes(await buildLibrary())
writeFileSync(new URL('../../ui/sizes.json', import.meta.url), `${JSON.stringify(sizes, null, 2)}\n`)
