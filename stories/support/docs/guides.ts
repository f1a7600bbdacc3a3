import type { ComponentGuide } from '../component-guide.ts'
import { toPasteableCode } from './pasteable-code.ts'
import type { StoryFile } from './story-file.ts'
import { getStoryProps, getStoryRender, type StoryInPage } from './story-props.ts'

const files = import.meta.glob<ComponentGuide>('../../ui/guides/*.ts', { eager: true, import: 'guide' })

/** The folder of a component's story title: `Actions/Icon Button` → `icon-button`. */
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

const findGuideOfFolder = (folder: string): ComponentGuide | undefined => files[`../../ui/guides/${folder}.ts`]

/** The guide for a story title; only components have one. */
export function findGuide(title: string): ComponentGuide | undefined {
  const guide = findGuideOfFolder(toFolder(title))
  return guide && title.startsWith(`${guide.group}/`) ? guide : undefined
}

/** The path of a component's docs page: `icon-button` → `/docs/actions-icon-button--docs`. */
export const toDocsPath = (folder: string): `/docs/${string}` =>
  `/docs/${findGuideOfFolder(folder)?.group.toLowerCase()}-${folder}--docs`

const EXPORTS = new Set(
  Object.entries(files).flatMap(
    ([path, guide]) => guide.exports ?? [toComponentName(path.replace(/^.*\/|\.ts$/g, ''))],
  ),
)

const storyFiles = import.meta.glob<StoryFile>('../../ui/**/*.stories.tsx', { query: '?story-file', import: 'default' })

/**
 * The sample of a story on its docs page.
 * @param code JSX as Storybook prints it
 * @param path the story file, as Storybook's index spells it: `./stories/ui/button.stories.tsx`
 */
export async function loadSample(code: string, path: string, story: StoryInPage): Promise<string> {
  const file = await storyFiles[path.replace('./stories/', '../../')]?.()
  return file ? toSample(code, file, story) : code
}

/** The code of a story with the imports and the parts of its file that it needs. */
export const toSample = (code: string, file: StoryFile, story: StoryInPage): string =>
  toPasteableCode(code, EXPORTS, file, getStoryProps(story, file), getStoryRender(story.id, file))
