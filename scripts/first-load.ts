/** The fields of a chunk in Vite's manifest that this module reads. */
export type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
export type Manifest = Record<string, Chunk>

/** The files that a browser downloads before a page is shown. */
export type FirstLoad = { js: string[]; css: string[]; fonts: string[] }

/**
 * Lists the files of a page's first load: the entry chunk, the page's lazy chunk, everything that both import, their stylesheets,
 * and all fonts, which `index.html` preloads.
 * @param page a part of the page's source path: `pages/home`
 * @throws if the manifest has no such page or no entry
 */
export function findFirstLoad(manifest: Manifest, page: string): FirstLoad {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const pageChunk = Object.keys(manifest).find((key) => key.includes(page))
  if (!entry) throw new Error('The manifest has no entry.')
  if (!pageChunk) throw new Error(`The manifest has no page that matches ${page}.`)

  const visited = new Set<string>()
  const visit = (key: string) => {
    if (visited.has(key)) return
    visited.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  visit(entry)
  visit(pageChunk)

  const chunks = [...visited].flatMap((key) => manifest[key] ?? [])
  const files = chunks.map(({ file }) => file)
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: [...new Set([...chunks.flatMap(({ css = [] }) => css), ...files.filter((file) => file.endsWith('.css'))])],
    fonts: Object.values(manifest).flatMap(({ file }) => (/-basic\b.*\.woff2$/.test(file) ? [file] : [])),
  }
}
