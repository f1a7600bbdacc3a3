import type { ComponentGuide } from '../../stories/support/component-guide.ts'

const files = import.meta.glob<ComponentGuide>('../../stories/ui/guides/*.ts', { eager: true, import: 'guide' })

/** `Components/Icon Button` is shown of the folder `icon-button`. */
export const folderOf = (title: string): string =>
  title
    .slice(title.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(' ', '-')

/** `icon-button` exports `IconButton`. */
export const componentOf = (folder: string): string =>
  folder.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** `icon-button` is called `Icon Button`. */
export const nameOf = (folder: string): string =>
  folder.replace(/(^|-)(\w)/g, (_all, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

/** The guide of what a page shows, if it has one: components do. */
export const guideOf = (title: string): ComponentGuide | undefined =>
  title.startsWith('Components/') ? files[`../../stories/ui/guides/${folderOf(title)}.ts`] : undefined
