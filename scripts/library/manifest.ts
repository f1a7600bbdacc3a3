/** What is read of `ui/package.json`. */
export type WorkspaceManifest = { name: string; version: string; dependencies: Record<string, string> }

/** Those who use the library have these already: there must be one of each. */
const PEERS = ['react', 'react-dom']

const code = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` })
const pick = (record: Record<string, string>, keep: (name: string) => boolean, range: (version: string) => string) =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => keep(name))
      .map(([name, version]) => [name, range(version)]),
  )

/**
 * The `package.json` of the package as others get it.
 * @param entries names of components that can be imported alone, as `@whirligig/ui/price`
 */
export function manifestOf({ name, version, dependencies }: WorkspaceManifest, entries: readonly string[]) {
  return {
    name,
    version,
    description: "The components of a toy shop: React, styled by Tailwind's classes, with their tokens.",
    license: 'MIT',
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': code('index'),
      ...Object.fromEntries(entries.map((entry) => [`./${entry}`, code(`entries/${entry}`)])),
      './tokens': code('tokens'),
      './tailwind-preset': code('tailwind-preset'),
      './tailwind.css': './tailwind.css',
      './styles.css': './styles.css',
      './package.json': './package.json',
    },
    dependencies: pick(
      dependencies,
      (one) => !PEERS.includes(one),
      (exact) => `^${exact}`,
    ),
    peerDependencies: pick(
      dependencies,
      (one) => PEERS.includes(one),
      (exact) => `^${exact.split('.')[0]}.0.0`,
    ),
  }
}
