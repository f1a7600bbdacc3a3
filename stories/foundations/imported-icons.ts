/** Lists the icons that sources import from lucide: sorted, unique, by their original names and without types. */
export function findImportedIcons(sources: readonly string[]): string[] {
  const names = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, list = '']) => list.split(',')),
  )
  const bare = names.map((name) => name.trim().replace(/ as \w+$/, '')).filter((name) => /^[A-Z]\w*$/.test(name))
  return [...new Set(bare)].sort()
}
