import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'

/** What can be scaffolded. */
export type Kind = 'component' | 'feature'

/** Packages of the workspace that are not features: a feature cannot take their names. */
const PACKAGES = ['app', 'art', 'contract', 'core', 'server', 'ui']

const pascal = (name: string) => name.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
const camel = (name: string) => pascal(name).replace(/^[A-Z]/, (letter) => letter.toLowerCase())
const title = (name: string) => name.replace(/(?:^|-)([a-z0-9])/g, (all) => all.replace('-', ' ').toUpperCase())

const folderOf = { component: 'ui/src/components', feature: 'features' } as const

/** What is wrong with a name, as one line; nothing, if it may be used. */
export function refuse(root: string, kind: Kind, name: string): string | undefined {
  if (!name) return `Give it a name: npm run new:${kind} -- price-tag`
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `'${name}' is no name for a ${kind}: use small letters, digits and single dashes, as in price-tag.`
  }
  const stories = kind === 'component' ? `stories/ui/${name}.stories.tsx` : `stories/features/${name}`
  const places = [`${folderOf[kind]}/${name}`, stories]
  const taken = places.find((place) => existsSync(join(root, place)))
  if (taken) return `'${name}' is taken: ${taken} is there already.`
  if (kind === 'feature' && PACKAGES.includes(name))
    return `'${name}' is taken: @whirligig/${name} is a package already.`
  return undefined
}

type JsonFile = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

/** Changes a package.json and keeps the layout that npm gives it. */
function editPackage(path: string, edit: (content: JsonFile) => JsonFile): void {
  writeFileSync(path, `${JSON.stringify(edit(JSON.parse(readFileSync(path, 'utf8'))), null, 2)}\n`)
}

const sorted = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Sorts paths as the linter does: `menu/menu.tsx` before `menu-trigger/menu-trigger.tsx`. */
const sortKey = (path: string) => path.replaceAll('/', '\u0000').replaceAll('.', '\u0001')

/** Inserts an export line where the paths of the others put it. */
export function withExport(index: string, line: string): string {
  const path = sortKey(/from '([^']+)'/.exec(line)?.[1] ?? '')
  const next = [...index.matchAll(/^export (?:\{[^}]*\}|\*) from '([^']+)'$/gm)].find(
    ([, other = '']) => sortKey(other) > path,
  )
  const at = next ? next.index : index.length
  return `${index.slice(0, at)}${line}\n${index.slice(at)}`
}

/** Puts a component at the end of the sidebar's list of components: all that it may be made of stands before it. */
const withPlace = (preview: string, name: string): string =>
  preview.replace(/^( *)'Components',\n *\[\n(?: *'.*',\n)*/m, `$&$1  '${name}',\n`)

/** The versions that the app depends on, so that there is one of each. */
function dependenciesOf(root: string): Record<string, string> {
  const { dependencies = {} }: JsonFile = JSON.parse(readFileSync(join(root, 'app/package.json'), 'utf8'))
  const pick = (name: string) => [name, dependencies[name] ?? '*'] as const
  return {
    ...Object.fromEntries(['react', 'jotai', 'jotai-tanstack-query'].map(pick)),
    ...Object.fromEntries(['contract', 'core', 'ui'].map((one) => [`@whirligig/${one}`, '*'])),
  }
}

const templates = join(import.meta.dirname, 'templates')

/**
 * Writes the files of a new component or feature into a checkout, and its lines into the files that list such things.
 * @returns the paths that were written or changed, relative to `root`
 * @throws with one clear line where the name cannot be used; nothing is written then
 */
export function scaffold(root: string, kind: Kind, name: string): string[] {
  const problem = refuse(root, kind, name)
  if (problem) throw new Error(problem)

  const fill = (text: string) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__Name__', pascal(name))
      .replaceAll('__camel__', camel(name))
      .replaceAll('__Title__', title(name))
      .replaceAll('__dependencies__', () => JSON.stringify(dependenciesOf(root), null, 2).replaceAll('\n', '\n  '))

  const written = readdirSync(join(templates, kind), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const template = join(entry.parentPath, entry.name)
      const path = fill(relative(join(templates, kind), template)).replace(/\.tmpl$/, '')
      mkdirSync(join(root, dirname(path)), { recursive: true })
      writeFileSync(join(root, path), fill(readFileSync(template, 'utf8')))
      return path
    })

  if (kind === 'component') {
    const index = join(root, 'ui/src/index.ts')
    const line = fill("export { __Name__, type __Name__Props } from './components/__name__/__name__.tsx'")
    writeFileSync(index, withExport(readFileSync(index, 'utf8'), line))
    const preview = join(root, '.storybook/preview.tsx')
    writeFileSync(preview, withPlace(readFileSync(preview, 'utf8'), title(name)))
    return [...written, 'ui/src/index.ts', '.storybook/preview.tsx'].toSorted()
  }

  const own = { [`@whirligig/${name}`]: '*' }
  editPackage(join(root, 'package.json'), (file) => ({
    ...file,
    devDependencies: sorted({ ...file.devDependencies, ...own }),
  }))
  editPackage(join(root, 'app/package.json'), (file) => ({ ...file, dependencies: { ...file.dependencies, ...own } }))
  return [...written, 'app/package.json', 'package.json'].toSorted()
}

if (import.meta.main) {
  const [kind, name = ''] = parseArgs({ allowPositionals: true }).positionals
  try {
    if (kind !== 'component' && kind !== 'feature') throw new Error('Say what: component or feature.')
    for (const path of scaffold(join(import.meta.dirname, '../..'), kind, name)) console.log(`  ${path}`)
    if (kind === 'feature') console.log('Run npm install once, so that others can import it.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
