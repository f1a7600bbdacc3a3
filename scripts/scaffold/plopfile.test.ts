import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodePlop from 'node-plop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const repository = join(import.meta.dirname, '../..')
const COPIED_FOLDERS = [
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
const COPIED_FILES = [
  'package.json',
  'biome.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
  'stories/welcome.stories.tsx',
]

/** A copy of the client's sources. Workspace packages resolve to the copy, all other packages to the installed ones. */
let root: string

const link = (target: string, name: string) => symlinkSync(target, join(root, 'node_modules', name), 'junction')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'whirligig-scaffold-'))
  const filter = (source: string) => !/[\\/](node_modules|dist|public)$/.test(source)
  for (const folder of COPIED_FOLDERS) cpSync(join(repository, folder), join(root, folder), { recursive: true, filter })
  for (const file of COPIED_FILES) cpSync(join(repository, file), join(root, file))
  mkdirSync(join(root, 'node_modules/@whirligig'), { recursive: true })
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name !== '@whirligig' && !name.startsWith('.')) link(join(repository, 'node_modules', name), name)
  }
  for (const name of ['art', 'contract', 'core', 'ui']) link(join(root, name), `@whirligig/${name}`)
  for (const name of readdirSync(join(root, 'features'))) link(join(root, 'features', name), `@whirligig/${name}`)
}, 60_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs a generator in the copy, as `npm run new:...` does in the repository. Returns the paths of all changed files. */
async function generate(kind: string, ...answers: string[]): Promise<string[]> {
  const before = new Map(listSources().map((path) => [path, read(path)]))
  const plop = await nodePlop(join(import.meta.dirname, 'plopfile.ts'), { destBasePath: root, force: false })
  const generator = plop.getGenerator(kind)
  const { failures } = await generator.runActions(await generator.runPrompts(answers))
  expect(failures).toEqual([])
  return listSources().filter((path) => before.get(path) !== read(path))
}

const listSources = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !path.startsWith('node_modules'))
    .toSorted()

/** Runs a tool in the copy and returns the lines of its output. */
function run(tool: string, args: string[]): string[] {
  const { stdout, stderr, error } = spawnSync(join(repository, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (error) throw error
  return `${stdout}\n${stderr}`.split('\n')
}

/** Returns the problems that the linter and the compiler find in the given files. */
function findProblems(files: string[]): string[] {
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  const config = {
    extends: './tsconfig.tests.json',
    exclude: [],
    include: [...sources, '.storybook/*.tsx'],
    compilerOptions: { incremental: false },
  }
  writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify(config))
  return (
    [
      ...run('biome', ['ci', '--vcs-enabled=false', '--colors=off', ...files]),
      ...run('tsc', ['-p', 'tsconfig.new.json']),
    ]
      // Other checks report problems in other files.
      .filter((line) => files.some((file) => line.startsWith(file)))
  )
}

describe('a new component', () => {
  let files: string[]
  beforeAll(async () => {
    files = await generate('component', 'zz-price-tag', 'Commerce')
  }, 60_000)

  it('has a source file, a guide and a story in its group, and an export', () => {
    expect(files).toEqual([
      'stories/ui/guides/zz-price-tag.ts',
      'stories/ui/zz-price-tag.stories.tsx',
      'ui/src/components/zz-price-tag/zz-price-tag.tsx',
      'ui/src/index.ts',
    ])
    expect(read('ui/src/index.ts')).toContain(
      "export { ZzPriceTag, type ZzPriceTagProps } from './components/zz-price-tag/zz-price-tag.tsx'\n",
    )
    expect(read('stories/ui/zz-price-tag.stories.tsx')).toContain("title: 'Commerce/Zz Price Tag'")
    expect(read('stories/ui/guides/zz-price-tag.ts')).toContain("group: 'Commerce'")
  })

  it('leaves no placeholder of a template', () => {
    for (const file of files.filter((path) => path.includes('zz-price-tag'))) expect(read(file)).not.toMatch(/\{\{/)
  })

  it('passes the linter, also for the order of exports, and the compiler', { timeout: 120_000 }, () => {
    expect(findProblems(files)).toEqual([])
  })
})

describe('a new feature', () => {
  let files: string[]
  beforeAll(async () => {
    files = await generate('feature', 'gift-cards')
    link(join(root, 'features/gift-cards'), '@whirligig/gift-cards')
  }, 60_000)

  it('has its files, and is listed in the packages that use it', () => {
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
    expect(read('stories/features/gift-cards/gift-cards.stories.tsx')).toContain(
      "title: 'Features/Gift Cards/Gift Cards'",
    )
  })

  it('depends on the same versions as the app', () => {
    const { dependencies } = JSON.parse(read('features/gift-cards/package.json'))
    const { dependencies: ofApp } = JSON.parse(read('app/package.json'))
    for (const name of ['react', 'jotai', 'jotai-tanstack-query']) expect(dependencies[name]).toBe(ofApp[name])
  })

  it('cannot be imported by another feature', { timeout: 120_000 }, () => {
    const file = 'features/cart/imports-gift-cards.ts'
    writeFileSync(join(root, file), "export { GiftCardsContainer } from '@whirligig/gift-cards'\n")
    expect(findProblems([file])).toContainEqual(expect.stringContaining('noRestrictedImports'))
    rmSync(join(root, file))
  })

  it('leaves no placeholder of a template', () => {
    for (const file of files) expect(read(file)).not.toMatch(/\{\{\w+ name|__\w+__/)
  })

  it('passes the linter and the compiler', { timeout: 120_000 }, () => {
    expect(findProblems(files)).toEqual([])
  })
})

it('rejects an invalid name before it writes anything', async () => {
  await expect(generate('component', 'PriceTag')).rejects.toThrow('lowercase words')
})
