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

/** Components in the order of the sidebar, from small to large. */
const ORDER: readonly unknown[] = preview.parameters?.options.storySort.order.flat(Infinity)

const pageOf = (title: string) => `./?path=/docs/${title.toLowerCase().replace(/[^a-z]+/g, '-')}--docs`

/** Every component's first story, as something to draw. Nothing is played. */
export async function loadThumbnails(): Promise<Thumbnail[]> {
  const modules = await Promise.all(Object.values(files).map((load) => load()))
  return modules
    .map((module): Thumbnail => {
      const { title = '', parameters } = module.default
      const [first] = Object.values(composeStories(module))
      const opensOver = parameters?.docs?.story?.inline === false
      return {
        name: title.replace('Components/', ''),
        href: pageOf(title),
        Shown: opensOver ? undefined : (first as ComponentType | undefined), // its args are all composed in
      }
    })
    .toSorted((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name))
}
