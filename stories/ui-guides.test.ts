import { readdirSync, readFileSync } from 'node:fs'
import * as ui from '@whirligig/ui'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import type { ComponentGuide } from './support/component-guide.ts'
import { getText, type Node, visit } from './support/docs/syntax-tree.ts'
import { typeCheck } from './support/type-check.ts'

const folder = (path: string) => `${import.meta.dirname}/../${path}`
const COMPONENTS = readdirSync(folder('ui/src/components'))
const INDEX = readFileSync(folder('ui/src/index.ts'), 'utf8')

const guides = Object.fromEntries(
  Object.entries(import.meta.glob<ComponentGuide>('./ui/guides/*.ts', { eager: true, import: 'guide' })).map(
    ([path, guide]) => [path.replace('./ui/guides/', '').replace('.ts', ''), guide],
  ),
)

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Lists the exports of `ui` from a folder, without types. */
const listExports = (name: string) =>
  [...INDEX.matchAll(new RegExp(`^export \\{([^}]+)\\} from './components/${name}/`, 'gm'))].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((specifier) => specifier.trim())
      .filter((specifier) => specifier && !specifier.startsWith('type ')),
  )

/** Lists all texts of a guide with their paths. */
function listTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`))
}

/** An example as a module. Names that it does not declare, such as those of a page's own state, may be anything. */
function toModule(example: string): string {
  const jsx = `export const example = <>${example}</>`
  const names = new Set<string>()
  const program = parseSync('example.tsx', jsx).program as unknown as Node // ESTree's union has no index signature
  visit(program, (node) => {
    const name = getText(node, 'name')
    if (node.type === 'Identifier' || (node.type === 'JSXIdentifier' && /^[A-Z]/.test(name))) names.add(name)
  })
  names.delete('example')
  const components = [...names].filter((name) => name in ui)
  const others = [...names].filter((name) => !(name in ui))
  return [
    `import { ${components.join(', ')} } from '@whirligig/ui'`,
    ...others.map((name) => `declare const ${name}: any`), // an example does not say what its names are
    ...others.filter((name) => /^[A-Z]/.test(name)).map((name) => `export type ${name} = any`), // nor their types
    jsx,
  ].join('\n')
}

it('the examples of all guides compile', { timeout: 120_000 }, async () => {
  const files = Object.entries(guides).map(([name, { example }]) => [`${name}.tsx`, toModule(example)] as const)
  expect(await typeCheck('examples', new Map(files), { noImplicitAny: false })).toBe('')
})

it('there is one guide for each component', () => {
  expect(Object.keys(guides).toSorted()).toEqual(COMPONENTS.toSorted())
})

describe.each(Object.entries(guides))('the guide for %s', (name, guide) => {
  it('has no empty text or list', () => {
    for (const [path, text] of listTexts(guide, name)) expect(text.trim(), path).not.toBe('')
    for (const list of ['do', 'dont', 'related'] as const) expect(guide[list].length, list).toBeGreaterThan(0)
  })

  it('has the group of its stories', () => {
    const stories = readFileSync(folder(`stories/ui/${name}.stories.tsx`), 'utf8')
    expect(stories).toContain(`title: '${guide.group}/`)
  })

  it('lists all exports of the folder', () => {
    expect((guide.exports ?? [pascal(name)]).toSorted()).toEqual(listExports(name).toSorted())
  })

  it('uses the component in its example', () => {
    expect(guide.example).toContain(`<${(guide.exports ?? [pascal(name)])[0]}`)
  })

  it('links to other existing components', () => {
    for (const related of guide.related) expect(COMPONENTS).toContain(related)
    expect(new Set(guide.related).size).toBe(guide.related.length)
    expect(guide.related).not.toContain(name)
  })
})
