/** Lists what the index of `ui` exports from a component's folder. Other exports of its files are not part of the package. */
export const listExportedNames = (index: string, folder: string): string[] =>
  [...index.matchAll(/^export (?:type )?\{([^}]+)\} from '\.\/components\/([^/]+)\//gm)]
    .filter(([, , from]) => from === folder)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.replace('type ', '').trim()))

/**
 * Finds the types with these names in sources.
 * @returns their declarations without `export`
 */
export function findExportedTypes(sources: readonly string[], names: readonly string[]): string[] {
  return sources
    .flatMap((source) => [...source.matchAll(DECLARATION)])
    .filter(([, , name = '']) => names.includes(name))
    .map(([, comment = '', , declaration = '']) => comment + declaration)
}

/** A comment and a declaration with its indented lines, up to the line that closes it. */
const DECLARATION = /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?=type (\w+))(type .*(?:\n(?:[ }|)]).*)*)/gm
