import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readStoryChunks, STORY_CHUNKS_FILE, type StoryChunks, storyChunksPlugin } from './story-chunks-plugin.ts'

type Part = { code?: string; id?: string; imports?: string[]; lazy?: string[]; story?: string }

/** A chunk with one module. */
const chunk = (fileName: string, { code = '', id = fileName, imports = [], lazy = [], story }: Part) =>
  ({
    type: 'chunk',
    fileName,
    imports,
    dynamicImports: lazy,
    facadeModuleId: story ?? null,
    modules: { [id]: { code } },
  }) as unknown as Rolldown.OutputChunk // only the parts that are read

/** Reads chunks whose modules have the same code before and after they are bundled. */
const readChunks = (root: string, ...chunks: Rolldown.OutputChunk[]) =>
  readStoryChunks(root, chunks, (id) => chunks.find(({ modules }) => modules[id])?.modules[id]?.code ?? '')

describe('readStoryChunks', () => {
  it('lists the chunk of each story file and what every chunk imports', () => {
    const price = chunk('price-1.js', {
      story: '/shop/stories/ui/price.stories.tsx',
      imports: ['cx-1.js'],
      lazy: ['chart-1.js'],
    })
    expect(readChunks('/shop', price)).toEqual({
      chunks: { 'price-1.js': { hash: expect.any(String), imports: ['cx-1.js', 'chart-1.js'] } },
      stories: { './stories/ui/price.stories.tsx': 'price-1.js' },
    })
  })

  it('hashes the code of modules, not the names of files', () => {
    const read = (...args: Parameters<typeof chunk>) => readChunks('/', chunk(...args)).chunks[args[0]]?.hash
    expect(read('a-1.js', { code: 'one' })).toBe(read('a-2.js', { code: 'one' }))
    expect(read('a-1.js', { code: 'one' })).not.toBe(read('a-1.js', { code: 'two' }))
  })

  it('leaves out the docs page, which imports every component', () => {
    const docs = chunk('docs-1.js', { story: '/shop/stories/support/docs/docs-page.tsx' })
    const preview = chunk('iframe-1.js', { lazy: ['docs-1.js', 'axe-1.js'] })
    expect(readChunks('/shop', docs, preview).chunks['iframe-1.js']?.imports).toEqual(['axe-1.js'])
  })

  it('leaves the list of stories out, so that a new story changes no other', () => {
    const story = chunk('price-1.js', { story: '/stories/price.stories.tsx' })
    const list = chunk('iframe-1.js', {
      id: '\0virtual:/@storybook/builder-vite/storybook-stories.js',
      code: 'the list',
      lazy: ['price-1.js', 'axe-1.js'],
    })
    const empty = chunk('iframe-1.js', {})
    const { chunks } = readChunks('/', story, list)
    expect(chunks['iframe-1.js']).toEqual({
      hash: readChunks('/', empty).chunks['iframe-1.js']?.hash,
      imports: ['axe-1.js'],
    })
  })
})

describe('the plugin', () => {
  let workDir: string
  beforeEach(() => {
    workDir = realpathSync(mkdtempSync(join(tmpdir(), 'whirligig-story-chunks-')))
    writeCheckout('here')
    write('here/node_modules/joins/index.js', 'export const join = (...parts) => parts.filter(Boolean).join(" ")')
  })
  afterEach(() => rmSync(workDir, { recursive: true, force: true }))

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(workDir, path)), { recursive: true })
    writeFileSync(join(workDir, path), text)
  }

  /** Writes a story that shows a text of the package `joins`, and loads a chart. */
  const writePrice = (checkout: string, name: string) =>
    write(
      `${checkout}/price.stories.tsx`,
      `import { join } from 'joins'\nexport const ${name} = () => import('./chart.ts').then(({ draw }) => draw(join('1', '2')))`,
    )

  /** Writes a story that loads files, in alphabetical order. */
  const writeCard = (checkout: string, ...files: string[]) =>
    write(
      `${checkout}/card.stories.tsx`,
      `export const Default = () => [${files.map((file) => `import('./${file}')`).join()}]`,
    )

  /** Writes two stories, of which one uses a package. */
  function writeCheckout(checkout: string): void {
    writePrice(checkout, 'Default')
    writeCard(checkout, 'chart.ts')
    for (const name of ['area', 'bars', 'chart']) {
      write(`${checkout}/${name}.ts`, `export const draw = (text) => document.body.append('${name}', text)`)
    }
  }

  /** Builds the stories of a checkout. Returns the hash of the code of Price. */
  async function hashPrice(checkout: string): Promise<string | undefined> {
    const root = join(workDir, checkout)
    const input = ['card', 'price'].map((name) => join(root, `${name}.stories.tsx`))
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [storyChunksPlugin(root)],
      build: { rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
    })
    const { chunks, stories }: StoryChunks = JSON.parse(readFileSync(join(root, 'dist', STORY_CHUNKS_FILE), 'utf8'))
    return chunks[stories['./price.stories.tsx'] ?? '']?.hash
  }

  it('hashes the code of a story', async () => {
    const hash = await hashPrice('here')
    expect(hash).toEqual(expect.any(String))
    writePrice('here', 'Large')
    expect(await hashPrice('here')).not.toBe(hash)
  })

  it('gives the same hash in another checkout, which links the packages of the first', async () => {
    const linked = 'here/.cache/there'
    writeCheckout(linked)
    mkdirSync(join(workDir, linked, 'node_modules'))
    symlinkSync(join(workDir, 'here/node_modules/joins'), join(workDir, linked, 'node_modules/joins'), 'junction')
    expect(await hashPrice(linked)).toBe(await hashPrice('here'))
  })

  it('gives the same hash when another story changes', async () => {
    const hash = await hashPrice('here')
    writeCard('here', 'area.ts', 'bars.ts', 'chart.ts')
    expect(await hashPrice('here')).toBe(hash)
  })
})
