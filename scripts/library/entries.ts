/** What one import path of the package gives: its name and the text of its file. */
export type Entry = { name: string; text: string }

/** `./components/price/price.js` belongs to `price`, and so does all else of that folder; `./hooks/use-previous-data.js` is `use-previous-data`. */
const nameOf = (path: string) => /^\.\/components\/([^/]+)\//.exec(path)?.[1] ?? /([^/]+)\.\w+$/.exec(path)?.[1] ?? path

/** Splits the text of an index file into one small index for each component, so that each can be imported alone. */
export function entriesOf(index: string): Entry[] {
  const entries = new Map<string, string>()
  for (const [statement, path = ''] of index.matchAll(/^export [^;']+ from '([^']+)';?$/gm)) {
    const name = nameOf(path)
    entries.set(name, `${entries.get(name) ?? ''}${statement}\n`)
  }
  return [...entries].map(([name, text]) => ({ name, text }))
}

/** The compiler rewrites `.tsx` into `.js` in code only; declarations have to lead to their neighbours as well. */
export const withJsImports = (declaration: string): string =>
  declaration.replace(/((?:from |import\(|import )['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js')

/** Code without its stylesheets, which come in one file, and what those were, in order. */
export function withoutStyles(code: string): { code: string; styles: string[] } {
  const styles: string[] = []
  const rest = code.replace(/^import '([^']+\.css)';\n/gm, (_all, path: string) => {
    styles.push(path)
    return ''
  })
  return { code: rest, styles }
}
