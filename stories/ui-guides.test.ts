import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ComponentGuide } from './support/component-guide.ts'

const folder = (path: string) => `${import.meta.dirname}/../${path}`
const COMPONENTS = readdirSync(folder('ui/src/components'))
const INDEX = readFileSync(folder('ui/src/index.ts'), 'utf8')

const guides = Object.fromEntries(
  Object.entries(import.meta.glob<ComponentGuide>('./ui/guides/*.ts', { eager: true, import: 'guide' })).map(
    ([path, guide]) => [path.replace('./ui/guides/', '').replace('.ts', ''), guide],
  ),
)

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What `ui` exports from a folder, types aside. */
const exportsOf = (name: string) =>
  [...INDEX.matchAll(new RegExp(`^export \\{([^}]+)\\} from './components/${name}/`, 'gm'))].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each && !each.startsWith('type ')),
  )

/** Every text of a guide with the way to it. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

it('every guide is of a component', () => {
  expect(Object.keys(guides).toSorted()).toEqual(COMPONENTS.toSorted())
})

describe.each(Object.entries(guides))('the guide of %s', (name, guide) => {
  it('leaves nothing empty', () => {
    for (const [path, text] of textsOf(guide, name)) expect(text.trim(), path).not.toBe('')
    for (const list of ['do', 'dont', 'related'] as const) expect(guide[list].length, list).toBeGreaterThan(0)
  })

  it('imports what the folder exports', () => {
    expect((guide.exports ?? [pascal(name)]).toSorted()).toEqual(exportsOf(name).toSorted())
  })

  it('uses it in its example', () => {
    expect(guide.example).toContain(`<${(guide.exports ?? [pascal(name)])[0]}`)
  })

  it('leads to other components that exist', () => {
    for (const related of guide.related) expect(COMPONENTS).toContain(related)
    expect(new Set(guide.related).size).toBe(guide.related.length)
    expect(guide.related).not.toContain(name)
  })
})
