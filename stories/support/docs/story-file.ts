/** Source text, and the names that it needs from around it. */
export type SourceText = { text: string; uses: readonly string[] }

/** An import or a declaration in the top level of a story file. */
export type Statement = SourceText & {
  /** Where an import is from; `undefined` for a declaration. */
  from?: string
  /** What it declares: local names, each with what is written between the braces of an import: `type Ref`, `a as b`. */
  names: Readonly<Record<string, string>>
}

/** What samples of code need to know of the source of a story file. */
export type StoryFile = {
  statements: readonly Statement[]
  /** The name of the component that gets the args. */
  component: string
  /** The source of each story's args, by `toStoryKey`, with those of the file's `meta`. */
  args: Readonly<Record<string, Readonly<Record<string, SourceText>>>>
  /** What each story with a function of its own renders, by `toStoryKey`. */
  renders: Readonly<Record<string, StoryRender>>
}

/**
 * The source of a function that renders a story. A value of the args is written as `args.name`, and all as `{...args:a,b}` with the
 * names of the attributes that the tag has besides.
 */
export type StoryRender = {
  /** What is before the `return`. */
  statements: string
  jsx: string
  uses: readonly string[]
}

export const EMPTY_STORY_FILE: StoryFile = { statements: [], component: '', args: {}, renders: {} }

/** `WithData` and `with-data` → `withdata`: the same for the export and for the end of the id of a story. */
export const toStoryKey = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase()

const STORY_ICON = /<\w+Icon(?: aria-hidden="true")? \/>/g
export const LUCIDE_ICON = '<User aria-hidden="true" />'

/** Replaces the icons of the stories with one that everybody has. */
export const replaceStoryIcons = (code: string): string => code.replace(STORY_ICON, LUCIDE_ICON)
