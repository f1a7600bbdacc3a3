import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import type { ComponentType } from 'react'

type Stories = { default: Meta } & Record<string, StoryFn>

export type Thumbnail = {
  /** The name of the component: `Icon Button`. */
  name: string
  /** The URL of its docs page. */
  href: string
  /** Its first story; `undefined` for a component that covers the whole window. */
  Preview: ComponentType | undefined
}

const files = import.meta.glob<Stories>('../ui/*.stories.tsx')
const sources = import.meta.glob<string>('../ui/*.stories.tsx', { query: '?raw', import: 'default' })

/** The name of the first story in a file. The exports of a module are sorted by name, so this reads the source. */
const findFirstStory = (source: string) => source.match(/^export const (\w+): Story/m)?.[1] ?? ''

const toDocsHref = (title: string) => `./?path=/docs/${title.toLowerCase().replace(/[^a-z]+/g, '-')}--docs`

/**
 * Loads the first story of every component. No play function runs.
 * @param order the names of the components in the order of the sidebar
 */
export async function loadThumbnails(order: readonly unknown[]): Promise<Thumbnail[]> {
  const thumbnails = await Promise.all(
    Object.entries(files).map(async ([file, load]): Promise<Thumbnail> => {
      const [module, source] = await Promise.all([load(), sources[file]?.() ?? ''])
      const { title = '', parameters } = module.default
      const stories: Record<string, unknown> = composeStories(module)
      const coversWindow = parameters?.docs?.story?.inline === false
      const first = stories[findFirstStory(source)]
      if (!first) throw new Error(`${file} exports no story.`)
      return {
        name: title.replace('Components/', ''),
        href: toDocsHref(title),
        Preview: coversWindow ? undefined : (first as ComponentType), // composeStories has applied its args
      }
    }),
  )
  return thumbnails.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}
