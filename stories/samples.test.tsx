import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decorators } from '@storybook/react/entry-preview-docs'
import { composeStories, type ReactRenderer, type StoryContext } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { DecoratorFunction } from 'storybook/internal/types'
import { beforeAll, expect, it } from 'vitest'
import { toSample } from './support/docs/guides.ts'
import { parseStoryFile } from './support/docs/parse-story-file.ts'
import { typeCheck } from './support/type-check.ts'

/** What the sample of a lazy menu imports. */
const CATEGORIES_MENU = `import { type LazyMenuProps, Menu } from '@whirligig/ui'
export const CategoriesMenu = (props: LazyMenuProps) => <Menu {...props} items={[]} />`

type StoriesFile = Parameters<typeof composeStories>[0] & Record<string, { tags?: string[] }>
const files = import.meta.glob<StoriesFile>('./ui/**/*.stories.tsx', { eager: true })

const samples = new Map<string, string>()

beforeAll(async () => {
  for (const [path, stories] of Object.entries(files)) {
    const name = path.slice('./ui/'.length, -'.stories.tsx'.length).replaceAll('/', '-')
    const file = parseStoryFile(await readFile(join(import.meta.dirname, path), 'utf8'))
    for (const [story, code] of printStories(stories))
      samples.set(`${name}--${story.name.replaceAll(' ', '-')}`, toSample(code, file, story))
  }
}, 120_000)

it('there is a sample of every story in a docs page', () => {
  const stories = Object.values(files).flatMap((file) =>
    Object.keys(composeStories(file)).filter((name) => isInDocs(file, name)),
  )
  expect(samples.size).toBe(stories.length)
  for (const [name, code] of samples) expect(code, name).not.toMatch(/\[object|\[Circular]|No Display Name/)
})

it('all samples compile', { timeout: 120_000 }, async () => {
  const modules = [...samples].map(([name, code]) => [`${name}.tsx`, toModule(code)] as const)
  expect(await typeCheck('samples', new Map([['categories-menu.tsx', CATEGORIES_MENU], ...modules]))).toBe('')
})

/** Whether docs pages show a story. Others are tests only. */
const isInDocs = (file: StoriesFile, name: string): boolean => !file[name]?.tags?.includes('!autodocs')

/** The JSX that Storybook prints for each story, except for those with code of their own. */
function printStories(file: StoriesFile): [StoryContext, string][] {
  const printed: [StoryContext, string][] = []
  const [printJsx] = decorators
  let runEffects = () => {}
  // Storybook prints nothing for a story outside of its pages, and waits for its page to show the story.
  const print: DecoratorFunction<ReactRenderer> = (story, context) => {
    const ownCode: string | undefined = context.parameters.docs?.source?.code
    const transform = (code: string) => void printed.push([context, ownCode ?? code])
    const parameters = {
      ...context.parameters,
      __isPortableStory: false,
      docs: { source: { type: 'dynamic', transform } },
    }
    runEffects = () => (context.hooks as { triggerEffects: () => void }).triggerEffects() // Storybook's own type is unknown
    return printJsx(story, { ...context, parameters })
  }
  for (const [name, Story] of Object.entries<ComponentType>(composeStories(file, { decorators: [print] }))) {
    if (!isInDocs(file, name)) continue
    renderToString(<Story />)
    runEffects()
  }
  return printed
}

/** A sample as the body of a component, with its imports before it. */
function toModule(sample: string): string {
  const start = sample.indexOf('\n\n')
  const end = sample.lastIndexOf('\n\n<')
  return `${sample.slice(0, start)}
export function Sample() {
  ${sample.slice(start, end)}
  return (<>
${sample.slice(end)}
  </>)
}
`
}
