import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { COMPONENT_GROUPS, type ComponentGroup } from './component-groups.ts'
import { toDocsPath, toFolder } from './docs/guides.ts'

type Stories = { default: Meta } & Record<string, StoryFn>

export type Thumbnail = {
  group: ComponentGroup
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

/** Loads the first story of every component in the order of the sidebar. No play function runs. */
export async function loadThumbnails(): Promise<Thumbnail[]> {
  const thumbnails = await Promise.all(
    Object.entries(files).map(async ([file, load]): Promise<Thumbnail> => {
      const [module, source] = await Promise.all([load(), sources[file]?.() ?? ''])
      const { title = '', parameters } = module.default
      const [group, name = ''] = title.split('/')
      const stories: Record<string, unknown> = composeStories(module)
      const coversWindow = parameters?.docs?.story?.inline === false
      const first = stories[findFirstStory(source)]
      if (!first) throw new Error(`${file} exports no story.`)
      return {
        group: COMPONENT_GROUPS.find((each) => each === group) ?? 'Actions',
        name,
        href: `./?path=${toDocsPath(toFolder(title))}`,
        Preview: coversWindow ? undefined : (first as ComponentType), // composeStories has applied its args
      }
    }),
  )
  const rank = ({ group }: Thumbnail) => COMPONENT_GROUPS.indexOf(group)
  return thumbnails.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'))
}
