/**
 * Finds the types that sources export, except the props of components, which the props table shows.
 * @returns their declarations without `export`
 */
export function findExportedTypes(sources: readonly string[]): string[] {
  return sources
    .flatMap((source) => [...source.matchAll(DECLARATION)])
    .filter(([, , name = '']) => !name.endsWith('Props'))
    .map(([, comment = '', , declaration = '']) => comment + declaration)
}

/** A comment and a declaration with its indented lines, up to the line that closes it. */
const DECLARATION = /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?=type (\w+))(type .*(?:\n(?:[ }|)]).*)*)/gm
