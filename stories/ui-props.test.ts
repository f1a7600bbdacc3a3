import { readFileSync } from 'node:fs'
import { builtinResolvers, type Documentation, makeFsImporter, parse } from 'react-docgen'
import { describe, expect, it } from 'vitest'
import type { ComponentGuide } from './support/component-guide.ts'

// The same reader as Storybook's: what it cannot see is missing in the table of props.
const src = `${import.meta.dirname}/../ui/src`
const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
const importer = makeFsImporter()
const read = (path: string) => readFileSync(`${src}/${path}`, 'utf8')

/** Every component that `ui` exports, with its file. */
const COMPONENTS = [...read('index.ts').matchAll(/^export \{([^}]+)\} from '\.\/(components\/[^']+\.tsx)'$/gm)].flatMap(
  ([, list = '', path = '']) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => /^[A-Z]/.test(each))
      .map((name) => ({ name, path, folder: path.split('/')[1] ?? '' })),
)

const guides = import.meta.glob<ComponentGuide>('./ui/guides/*.ts', { eager: true, import: 'guide' })

function docsOf(name: string, path: string): Documentation | undefined {
  const filename = `${src}/${path}`
  const found = parse(read(path), { resolver, importer, filename, babelOptions: { babelrc: false, configFile: false } })
  return found.find(({ displayName }) => displayName === name)
}

/** The element whose attributes a component takes, its own or that of the component whose props it builds on. */
function elementOf(name: string): string | undefined {
  const { path } = COMPONENTS.find((each) => each.name === name) ?? { path: '' }
  if (!path) return undefined
  const [, base = '', element] =
    new RegExp(`export type ${name}Props(?:<[^=]*>)? =\\s*(?:Omit<\\s*)?(\\w+)(?:<'(\\w+)'>)?`).exec(read(path)) ?? []
  return base === 'ComponentProps' ? element : elementOf(base.replace(/Props$/, ''))
}

it('finds the components', () => {
  expect(COMPONENTS.map(({ name }) => name)).toContain('OrderStatusSelect')
  expect(elementOf('PasswordInput')).toBe('input')
})

describe.each(COMPONENTS)('the props of $name', ({ name, path, folder }) => {
  const docs = docsOf(name, path)

  it('are found, and what they are of is said', () => {
    expect(docs?.description).toBeTruthy()
  })

  it.each(Object.entries(docs?.props ?? {}))('say what %s is, and its type', (_prop, { description, tsType }) => {
    expect(description).toBeTruthy()
    expect(tsType?.name ?? 'unknown').not.toBe('unknown')
    expect(tsType && 'raw' in tsType ? tsType.raw : '').not.toContain('typeof')
  })

  it('and all others go where its page says', () => {
    const { exports, passthrough: passes } = guides[`./ui/guides/${folder}.ts`] ?? {}
    if (!exports || exports[0] === name) expect(passes).toBe(elementOf(name))
  })
})
