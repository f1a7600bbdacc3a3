import { type SourceText, type StoryFile, type StoryRender, toStoryKey } from './story-file.ts'
import { isPublic } from './story-parts.ts'

/** What Storybook knows of a story. */
export type StoryInPage = {
  id: string
  args: Readonly<Record<string, unknown>>
  /** The args before the user changed some. */
  initialArgs: Readonly<Record<string, unknown>>
}

/** The source of a story's args, or nothing for those that need more than the story file or that the user has changed. */
export function getStoryProps(story: StoryInPage, file: StoryFile): Record<string, SourceText | undefined> {
  const sources = file.args[toStoryKey(story.id.split('--').at(-1) ?? '')] ?? {}
  return Object.fromEntries(
    Object.entries(story.args)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const source = sources[name]
        const isUnchanged = value === story.initialArgs[name]
        if (source && isUnchanged && source.uses.every((each) => isPublic(each, file))) return [name, source]
        return [name, value instanceof File ? { text: printFile(value), uses: [] } : undefined]
      }),
  )
}

const printFile = ({ name, type }: File): string => `new File([], '${name}', { type: '${type}' })`

/** The source of what a story renders, if it has a function for that. */
export function getStoryRender(id: string, file: StoryFile): StoryRender | undefined {
  const render = file.renders[toStoryKey(id.split('--').at(-1) ?? '')]
  return render?.uses.every((each) => isPublic(each, file)) ? render : undefined
}
