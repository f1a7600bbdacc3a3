import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse, scaffold, withExport } from './scaffold.ts'

const here = join(import.meta.dirname, '../..')
const COPIED = [
  'art',
  'contract',
  'core',
  'ui',
  'features',
  'app',
  'stories/support',
  'stories/foundations',
  '.storybook',
]
const FILES = ['package.json', 'biome.json', 'tsconfig.base.json', 'tsconfig.tests.json', 'stories/welcome.stories.tsx']

/** A copy of the client's sources in which names like @whirligig/ui mean the copy; other packages are the real ones. */
let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'whirligig-scaffold-'))
  const filter = (source: string) => !/[\\/](node_modules|dist|public)$/.test(source)
  for (const folder of COPIED) cpSync(join(here, folder), join(root, folder), { recursive: true, filter })
  for (const file of FILES) cpSync(join(here, file), join(root, file))
  mkdirSync(join(root, 'node_modules/@whirligig'), { recursive: true })
  for (const name of readdirSync(join(here, 'node_modules'))) {
    if (name !== '@whirligig' && !name.startsWith('.')) link(join(here, 'node_modules', name), name)
  }
  for (const name of ['art', 'contract', 'core', 'ui']) link(join(root, name), `@whirligig/${name}`)
  for (const name of readdirSync(join(root, 'features'))) link(join(root, 'features', name), `@whirligig/${name}`)
}, 60_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const link = (target: string, name: string) => symlinkSync(target, join(root, 'node_modules', name), 'junction')

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** What the linter and the compiler say of these files: nothing, when they accept them. */
function complaints(files: string[]): string[] {
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  writeFileSync(
    join(root, 'tsconfig.new.json'),
    JSON.stringify({
      extends: './tsconfig.tests.json',
      exclude: [],
      include: [...sources, '.storybook/*.tsx'],
      compilerOptions: { incremental: false },
    }),
  )
  return (
    [
      ...run('biome', ['ci', '--vcs-enabled=false', '--colors=off', ...files]),
      ...run('tsc', ['-p', 'tsconfig.new.json']),
    ]
      // What it builds on is checked where it lives.
      .filter((line) => files.some((file) => line.startsWith(file)))
  )
}

/** The lines that a tool of the house writes. */
function run(tool: string, args: string[]): string[] {
  const { stdout, stderr, error } = spawnSync(join(here, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (error) throw error
  return `${stdout}\n${stderr}`.split('\n')
}

describe('a new component', () => {
  let files: string[]
  beforeAll(() => {
    // An index that is not in order yet is for the linter to tell, not for this test.
    run('biome', ['check', '--write', '--vcs-enabled=false', 'ui/src/index.ts'])
    files = scaffold(root, 'component', 'zz-price-tag')
  }, 60_000)

  it('has its file, its guide, its story, its export and its place', () => {
    expect(files).toEqual([
      '.storybook/preview.tsx',
      'stories/ui/guides/zz-price-tag.ts',
      'stories/ui/zz-price-tag.stories.tsx',
      'ui/src/components/zz-price-tag/zz-price-tag.tsx',
      'ui/src/index.ts',
    ])
    expect(read('ui/src/index.ts')).toContain(
      "export { ZzPriceTag, type ZzPriceTagProps } from './components/zz-price-tag/zz-price-tag.tsx'\n",
    )
    const { order } = getStorySortParameter(read('.storybook/preview.tsx'))
    expect(order[order.indexOf('Components') + 1].at(-1)).toBe('Zz Price Tag')
  })

  it('leaves no blank unfilled', () => {
    for (const file of files) expect(read(file)).not.toMatch(/__\w+__/)
  })

  it('is accepted by the linter and the compiler', { timeout: 120_000 }, () => {
    expect(complaints(files)).toEqual([])
  })
})

describe('a new feature', () => {
  let files: string[]
  beforeAll(() => {
    files = scaffold(root, 'feature', 'gift-cards')
    link(join(root, 'features/gift-cards'), '@whirligig/gift-cards')
  })

  it('has its files and its lines elsewhere', () => {
    expect(files).toEqual([
      'app/package.json',
      'features/gift-cards/api.ts',
      'features/gift-cards/atoms.ts',
      'features/gift-cards/gift-cards.container.tsx',
      'features/gift-cards/index.ts',
      'features/gift-cards/package.json',
      'features/gift-cards/rules.test.ts',
      'features/gift-cards/rules.ts',
      'package.json',
      'stories/features/gift-cards/gift-cards.stories.tsx',
    ])
    for (const file of ['package.json', 'app/package.json'])
      expect(read(file)).toContain('"@whirligig/gift-cards": "*"')
  })

  it('cannot be imported by another feature', () => {
    const file = 'features/cart/imports-gift-cards.ts'
    writeFileSync(join(root, file), "export { GiftCardsContainer } from '@whirligig/gift-cards'\n")
    expect(complaints([file])).toContainEqual(expect.stringContaining('noRestrictedImports'))
    rmSync(join(root, file))
  })

  it('leaves no blank unfilled', () => {
    for (const file of files) expect(read(file)).not.toMatch(/__\w+__/)
  })

  it('is accepted by the linter and the compiler', { timeout: 120_000 }, () => {
    expect(complaints(files)).toEqual([])
  })
})

describe('a name', () => {
  it.each([
    ['', 'Give it a name: npm run new:component -- price-tag'],
    ['PriceTag', /small letters, digits and single dashes/],
    ['price_tag', /small letters/],
    ['price--tag', /small letters/],
    ['-tag', /small letters/],
    ['2tag', /small letters/],
    ['../tag', /small letters/],
    ['button', "'button' is taken: ui/src/components/button is there already."],
  ])('%j is refused for a component', (name, line) => {
    expect(refuse(here, 'component', name)).toMatch(line)
    expect(() => scaffold(here, 'component', name)).toThrow(line)
  })

  it.each([
    ['cart', "'cart' is taken: features/cart is there already."],
    ['ui', "'ui' is taken: @whirligig/ui is a package already."],
  ])('%j is refused for a feature', (name, line) => {
    expect(refuse(here, 'feature', name)).toBe(line)
  })

  it('that is free may be used', () => {
    expect(refuse(here, 'component', 'zz-price-tag-2')).toBeUndefined()
  })
})

it('puts an export where its path belongs', () => {
  const at = (name: string) => `export { X } from './components/${name}/${name}.tsx'`
  const index = `${at('button')}\n${at('spinner')}\n`
  expect(withExport(index, at('drawer'))).toBe(`${at('button')}\n${at('drawer')}\n${at('spinner')}\n`)
  expect(withExport(index, at('art'))).toBe(`${at('art')}\n${index}`)
  expect(withExport(index, at('top'))).toBe(`${index}${at('top')}\n`)
  expect(withExport(`${at('menu')}\n${at('menus')}\n`, at('menu-trigger'))).toBe(
    `${at('menu')}\n${at('menu-trigger')}\n${at('menus')}\n`,
  )
})

it('leaves exports of several lines in one piece', () => {
  const index = "export {\n  A,\n  B,\n} from './components/drawer/drawer.tsx'\n"
  const line = "export { X } from './components/button/button.tsx'"
  expect(withExport(index, line)).toBe(`${line}\n${index}`)
})
