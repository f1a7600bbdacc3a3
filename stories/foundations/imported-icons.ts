/** The names that source texts import from lucide, sorted, each once and without its alias; types are left out. */
export function findImportedIcons(sources: readonly string[]): string[] {
  const names = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, list = '']) => list.split(',')),
  )
  const bare = names.map((name) => name.trim().replace(/ as \w+$/, '')).filter((name) => /^[A-Z]\w*$/.test(name))
  return [...new Set(bare)].sort()
}
