import { dirname, join } from 'node:path/posix'

/** The fields of a source map that this module changes. */
type SourceMap = { sources: string[]; mappings: string }

/** Changes a source map. Returns it as JSON. */
function editSourceMap(json: string, edit: (map: SourceMap) => Partial<SourceMap>): string {
  const map: SourceMap = JSON.parse(json)
  return JSON.stringify({ ...map, ...edit(map) })
}

/** Points a source map of the compiler at the copy of the sources in the package: `../src/index.ts` → `./src/index.ts`. */
export const moveSources = (json: string): string =>
  editSourceMap(json, ({ sources }) => ({ sources: sources.map((source) => source.replace('../', '')) }))

/** Shifts a source map by a line that is added on top of the code. */
export const addLineOnTop = (json: string): string =>
  editSourceMap(json, ({ mappings }) => ({ mappings: `;${mappings}` }))

/** Returns the sources of a map relative to the package. @param file path of the map in the package */
export const listSources = (file: string, json: string): string[] =>
  (JSON.parse(json) as SourceMap).sources.map((source) => join(dirname(file), source)) // the compiler wrote the map
