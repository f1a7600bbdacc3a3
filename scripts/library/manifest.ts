/** The fields of `ui/package.json` that this module reads. */
export type WorkspaceManifest = { name: string; version: string; dependencies: Record<string, string> }

/** Packages that must exist once in an app. The app brings its own. */
const PEER_DEPENDENCIES = ['react', 'react-dom']

/** The stylesheets that apps import. */
export const STYLESHEETS = ['styles.css', 'styles-without-reset.css', 'tailwind.css', 'tokens.css'] as const

/** The tokens for design tools. */
export const TOKEN_FILES = ['tokens.json', 'tokens.light.json', 'tokens.dark.json'] as const

const toExport = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` })

const mapDependencies = (
  dependencies: Record<string, string>,
  include: (name: string) => boolean,
  toRange: (version: string) => string,
) =>
  Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => include(name))
      .map(([name, version]) => [name, toRange(version)]),
  )

/**
 * Creates the `package.json` of the published package.
 * @param entries names of the subpath exports, such as `price` for `@whirligig/ui/price`
 */
export function createManifest({ name, version, dependencies }: WorkspaceManifest, entries: readonly string[]) {
  const peers = mapDependencies(
    dependencies,
    (dependency) => PEER_DEPENDENCIES.includes(dependency),
    (exact) => `^${exact.split('.')[0]}.0.0`,
  )
  return {
    name,
    version,
    description: 'React components for a toy shop, styled with Tailwind classes, and their design tokens.',
    keywords: [
      'react',
      'components',
      'design-system',
      'design-tokens',
      'tailwindcss',
      'shop',
      'e-commerce',
      'accessibility',
    ],
    homepage: 'https://github.com/whirligig',
    license: 'MIT',
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': toExport('index'),
      ...Object.fromEntries(entries.map((entry) => [`./${entry}`, toExport(`entries/${entry}`)])),
      './tokens': toExport('tokens'),
      './tailwind-preset': toExport('tailwind-preset'),
      ...Object.fromEntries(
        STYLESHEETS.map((file) => [`./${file}`, { types: `./${file}.d.ts`, default: `./${file}` }]),
      ),
      ...Object.fromEntries(TOKEN_FILES.map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    dependencies: mapDependencies(
      dependencies,
      (dependency) => !PEER_DEPENDENCIES.includes(dependency),
      (exact) => `^${exact}`,
    ),
    peerDependencies: { ...peers, '@types/react': peers.react },
    // Apps in JavaScript need no types.
    peerDependenciesMeta: { '@types/react': { optional: true } },
  }
}
