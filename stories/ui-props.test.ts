import { readFileSync } from 'node:fs'
import { builtinResolvers, type Documentation, makeFsImporter, parse } from 'react-docgen'
import { describe, expect, it } from 'vitest'
import type { ComponentGuide } from './support/component-guide.ts'

// Storybook reads props with react-docgen too. A prop that it cannot read is missing in the props table.
const src = `${import.meta.dirname}/../ui/src`
const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
const importer = makeFsImporter()
const read = (path: string) => readFileSync(`${src}/${path}`, 'utf8')

/** All components that `ui` exports, with their files. */
const COMPONENTS = [...read('index.ts').matchAll(/^export \{([^}]+)\} from '\.\/(components\/[^']+\.tsx)'$/gm)].flatMap(
  ([, list = '', path = '']) =>
    list
      .split(',')
      .map((specifier) => specifier.trim())
      .filter((specifier) => /^[A-Z]/.test(specifier))
      .map((name) => ({ name, path, folder: path.split('/')[1] ?? '' })),
)

const guides = import.meta.glob<ComponentGuide>('./ui/guides/*.ts', { eager: true, import: 'guide' })

function readDocs(name: string, path: string): Documentation | undefined {
  const filename = `${src}/${path}`
  const components = parse(read(path), {
    resolver,
    importer,
    filename,
    babelOptions: { babelrc: false, configFile: false },
  })
  return components.find(({ displayName }) => displayName === name)
}

/** Finds the element whose attributes a component accepts, directly or through the component whose props it extends. */
function findElement(name: string): string | undefined {
  const { path } = COMPONENTS.find((component) => component.name === name) ?? { path: '' }
  if (!path) return undefined
  const [, base = '', element] =
    new RegExp(`export type ${name}Props(?:<.*>)? =\\s*(?:Omit<\\s*)?(\\w+)(?:<'(\\w+)'>)?`).exec(read(path)) ?? []
  return base === 'ComponentProps' ? element : findElement(base.replace(/Props$/, ''))
}

it('finds components and their elements', () => {
  expect(COMPONENTS.map(({ name }) => name)).toContain('OrderStatusSelect')
  expect(findElement('PasswordInput')).toBe('input')
  expect(findElement('InlineSelect')).toBe('select')
})

describe.each(COMPONENTS)('the props of $name', ({ name, path, folder }) => {
  const docs = readDocs(name, path)

  it('belong to a component with a description', () => {
    expect(docs?.description).toBeTruthy()
  })

  it.each(Object.entries(docs?.props ?? {}))('describe %s and its type', (_prop, { description, tsType }) => {
    expect(description).toBeTruthy()
    // Storybook shows a tag behind other text as it is.
    expect(description).not.toMatch(/[^\s] +@/)
    expect(tsType?.name ?? 'unknown').not.toBe('unknown')
    expect(tsType && 'raw' in tsType ? tsType.raw : '').not.toContain('typeof')
  })

  it('pass all other attributes to the element that the guide names', () => {
    const { exports, passthrough: passes } = guides[`./ui/guides/${folder}.ts`] ?? {}
    // The control of a tooltip takes attributes itself.
    expect(findElement(name) !== undefined).toBe(name !== 'Tooltip')
    if (!exports || exports[0] === name) expect(passes).toBe(findElement(name))
  })
})
