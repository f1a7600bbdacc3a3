import type { ComponentGuide } from '../component-guide.ts'

const files = import.meta.glob<ComponentGuide>('../../ui/guides/*.ts', { eager: true, import: 'guide' })

/** The folder of a component's story title: `Components/Icon Button` → `icon-button`. */
export const toFolder = (title: string): string =>
  title
    .slice(title.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(' ', '-')

/** The component of a folder: `icon-button` → `IconButton`. */
export const toComponentName = (folder: string): string =>
  folder.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** The readable name of a folder: `icon-button` → `Icon Button`. */
export const toDisplayName = (folder: string): string =>
  folder.replace(/(^|-)(\w)/g, (_all, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

/** The guide for a story title; only components have one. */
export const findGuide = (title: string): ComponentGuide | undefined =>
  title.startsWith('Components/') ? files[`../../ui/guides/${toFolder(title)}.ts`] : undefined
