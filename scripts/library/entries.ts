/** A subpath export of the package: its name and the source of its entry file. */
export type Entry = { name: string; text: string }

/** The name of the entry that exports a module: `./components/price/price.js` → `price`, `./hooks/use-previous-data.js` → `use-previous-data`. */
const toEntryName = (path: string) =>
  /^\.\/components\/([^/]+)\//.exec(path)?.[1] ?? /([^/]+)\.\w+$/.exec(path)?.[1] ?? path

/** Splits an index file into one entry per component or hook, so that each can be imported alone. */
export function splitIndex(index: string): Entry[] {
  const entries = new Map<string, string>()
  for (const [statement, path = ''] of index.matchAll(/^export [^;']+ from '([^']+)';?$/gm)) {
    const name = toEntryName(path)
    entries.set(name, `${entries.get(name) ?? ''}${statement}\n`)
  }
  return [...entries].map(([name, text]) => ({ name, text }))
}

/** Rewrites `.ts` and `.tsx` imports to `.js` in a declaration file. The compiler does this in code only. */
export const rewriteDeclarationImports = (declaration: string): string =>
  declaration.replace(/((?:from |import\(|import )['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js')

/**
 * Removes stylesheet imports from code, and returns their paths in order. The package ships its styles as one file. Their lines stay, empty,
 * because source maps count them.
 */
export function extractStyles(code: string): { code: string; styles: string[] } {
  const styles: string[] = []
  const withoutStyles = code.replace(/^import '([^']+\.css)';$/gm, (_all, path: string) => {
    styles.push(path)
    return ''
  })
  return { code: withoutStyles, styles }
}
