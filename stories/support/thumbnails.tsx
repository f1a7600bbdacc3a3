import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import preview from '../../.storybook/preview.tsx'

type Stories = { default: Meta } & Record<string, StoryFn>

export type Thumbnail = {
  /** `Icon Button`. */
  name: string
  /** Its page in Storybook. */
  href: string
  /** Its first story; none for what opens over the whole window. */
  Shown: ComponentType | undefined
}

const files = import.meta.glob<Stories>('../ui/*.stories.tsx')
const sources = import.meta.glob<string>('../ui/*.stories.tsx', { query: '?raw', import: 'default' })

/** The story that a file begins with. A module tells its exports by their letters only. */
const firstOf = (source: string) => source.match(/^export const (\w+): Story/m)?.[1] ?? ''

/** Components in the order of the sidebar, from small to large. */
const ORDER: readonly unknown[] = preview.parameters?.options.storySort.order.flat(Infinity)

const pageOf = (title: string) => `./?path=/docs/${title.toLowerCase().replace(/[^a-z]+/g, '-')}--docs`

/** Every component's first story, as something to draw. Nothing is played. */
export async function loadThumbnails(): Promise<Thumbnail[]> {
  const thumbnails = await Promise.all(
    Object.entries(files).map(async ([file, load]): Promise<Thumbnail> => {
      const [module, source] = await Promise.all([load(), sources[file]?.() ?? ''])
      const { title = '', parameters } = module.default
      const stories: Record<string, unknown> = composeStories(module)
      const opensOver = parameters?.docs?.story?.inline === false
      const first = stories[firstOf(source)]
      if (!first) throw new Error(`${file} begins with no story.`)
      return {
        name: title.replace('Components/', ''),
        href: pageOf(title),
        Shown: opensOver ? undefined : (first as ComponentType), // its args are all composed in
      }
    }),
  )
  const place = ({ name }: Thumbnail) => ORDER.indexOf(name)
  return thumbnails.toSorted((one, other) => place(one) - place(other))
}
