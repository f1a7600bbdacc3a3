import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { COMPONENT_GROUPS, type ComponentGroup } from './component-groups.ts'
import { toDocsPath, toFolder } from './docs/guides.ts'

type Stories = { default: Meta } & Record<string, StoryFn>

/** A story as a component. Its args are applied. */
type ComposedStory = ComponentType & { id: string }

export type Thumbnail = {
  group: ComponentGroup
  /** The name of the component: `Icon Button`. */
  name: string
  /** The URL of its docs page. */
  href: string
  /** Its first story; `undefined` for a component that covers the whole window. */
  Preview: ComponentType | undefined
  /** Its first story in a document of its own: the id, the height in CSS, and whether the document is as wide as a page. */
  frame: { id: string; height: string; wide: boolean }
}

const files = import.meta.glob<Stories>('../ui/*.stories.tsx')
const sources = import.meta.glob<string>('../ui/*.stories.tsx', { query: '?raw', import: 'default' })

/** The name of the first story in a file. The exports of a module are sorted by name, so this reads the source. */
const findFirstStory = (source: string) => source.match(/^export const (\w+): Story/m)?.[1] ?? ''

const getViewport = ({ globals }: Pick<Meta, 'globals'> = {}): unknown => globals?.viewport?.value

/** Loads the first story of every component in the order of the sidebar. No play function runs. */
export async function loadThumbnails(): Promise<Thumbnail[]> {
  const thumbnails = await Promise.all(
    Object.entries(files).map(async ([file, load]): Promise<Thumbnail> => {
      const [module, source] = await Promise.all([load(), sources[file]?.() ?? ''])
      const { title = '', parameters } = module.default
      const [group, name = ''] = title.split('/')
      const stories = composeStories(module) as Record<string, ComposedStory | undefined> // some have required props, but all have args
      const firstName = findFirstStory(source)
      const first = stories[firstName]
      // Stories for phones look different in the document of the overview.
      const isForPhones = getViewport(module[firstName]) === 'phone' || getViewport(module.default) === 'phone'
      const coversWindow = isForPhones || parameters?.docs?.story?.inline === false
      if (!first) throw new Error(`${file} exports no story.`)
      return {
        group: COMPONENT_GROUPS.find((each) => each === group) ?? 'Actions',
        name,
        href: `./?path=${toDocsPath(toFolder(title))}`,
        Preview: coversWindow ? undefined : first,
        frame: {
          id: first.id,
          height: parameters?.docs?.story?.height ?? '480px',
          wide: !isForPhones && parameters?.layout === 'fullscreen',
        },
      }
    }),
  )
  const rank = ({ group }: Thumbnail) => COMPONENT_GROUPS.indexOf(group)
  return thumbnails.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'))
}
