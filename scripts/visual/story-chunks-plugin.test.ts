import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { readStoryChunks } from './story-chunks-plugin.ts'

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

describe('readStoryChunks', () => {
  it('lists the chunk of each story file and what every chunk imports', () => {
    const price = chunk('price-1.js', {
      story: '/shop/stories/ui/price.stories.tsx',
      imports: ['cx-1.js'],
      lazy: ['chart-1.js'],
    })
    expect(readStoryChunks('/shop', [price])).toEqual({
      chunks: { 'price-1.js': { hash: expect.any(String), imports: ['cx-1.js', 'chart-1.js'] } },
      stories: { './stories/ui/price.stories.tsx': 'price-1.js' },
    })
  })

  it('hashes the code of modules, not the names of files', () => {
    const read = (...args: Parameters<typeof chunk>) => readStoryChunks('/', [chunk(...args)]).chunks[args[0]]?.hash
    expect(read('a-1.js', { code: 'one' })).toBe(read('a-2.js', { code: 'one' }))
    expect(read('a-1.js', { code: 'one' })).not.toBe(read('a-1.js', { code: 'two' }))
  })

  it('leaves out the docs page, which imports every component', () => {
    const docs = chunk('docs-1.js', { story: '/shop/stories/support/docs/docs-page.tsx' })
    const preview = chunk('iframe-1.js', { lazy: ['docs-1.js', 'axe-1.js'] })
    expect(readStoryChunks('/shop', [docs, preview]).chunks['iframe-1.js']?.imports).toEqual(['axe-1.js'])
  })

  it('leaves the list of stories out, so that a new story changes no other', () => {
    const story = chunk('price-1.js', { story: '/stories/price.stories.tsx' })
    const list = chunk('iframe-1.js', {
      id: '\0virtual:/@storybook/builder-vite/storybook-stories.js',
      code: 'the list',
      lazy: ['price-1.js', 'axe-1.js'],
    })
    const empty = chunk('iframe-1.js', {})
    const { chunks } = readStoryChunks('/', [story, list])
    expect(chunks['iframe-1.js']).toEqual({
      hash: readStoryChunks('/', [empty]).chunks['iframe-1.js']?.hash,
      imports: ['axe-1.js'],
    })
  })
})
