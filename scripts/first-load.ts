/** What Vite's manifest says of a chunk: the parts that are read here. */
export type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
export type Manifest = Record<string, Chunk>

/** The files that the first load of a page asks for. */
export type FirstLoad = { js: string[]; css: string[]; fonts: string[] }

/**
 * Everything that is fetched before a page shows: the entry, the page's own lazy chunk, and what both import; their
 * stylesheets; and the fonts, which the page preloads all.
 * @param page a part of the page's source path: `pages/home`
 * @throws where there is no such page, or no entry
 */
export function firstLoad(manifest: Manifest, page: string): FirstLoad {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const home = Object.keys(manifest).find((key) => key.includes(page))
  if (!entry) throw new Error('The manifest has no entry.')
  if (!home) throw new Error(`The manifest has no page like ${page}.`)

  const reached = new Set<string>()
  const reach = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    for (const next of manifest[key]?.imports ?? []) reach(next)
  }
  reach(entry)
  reach(home)

  const chunks = [...reached].flatMap((key) => manifest[key] ?? [])
  const files = chunks.map(({ file }) => file)
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: [...new Set([...chunks.flatMap(({ css = [] }) => css), ...files.filter((file) => file.endsWith('.css'))])],
    fonts: Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : [])),
  }
}

/** Bytes measured against bytes allowed. */
export type Measure = { what: string; bytes: number; budget: number }

/** A table of what was measured, in kB of 1000 bytes, and whether all of it is within budget. */
export function judge(measures: readonly Measure[]): { table: string; within: boolean } {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
  const width = Math.max(...measures.map(({ what }) => what.length))
  const rows = measures.map(
    ({ what, bytes, budget }) =>
      `  ${what.padEnd(width)}  ${kB(bytes)} kB of ${kB(budget)} kB${bytes > budget ? '  OVER BUDGET' : ''}`,
  )
  return { table: rows.join('\n'), within: measures.every(({ bytes, budget }) => bytes <= budget) }
}
