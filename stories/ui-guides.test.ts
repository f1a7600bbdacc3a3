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
