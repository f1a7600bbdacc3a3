import { type Attributes, mapTags } from './jsx-tags.ts'
import {
  EMPTY_STORY_FILE,
  LUCIDE_ICON,
  replaceStoryIcons,
  type SourceText,
  type StoryFile,
  type StoryRender,
} from './story-file.ts'
import { findStoryParts } from './story-parts.ts'
import { ALL_ARGS, fillRender, isLiteral, toAttribute } from './story-render.ts'
import { addState } from './story-state.ts'

/** More than a hundred options of a select, of which the first three are kept. Storybook takes seconds to show ten thousand. */
const LONG_OPTIONS = /( options=\{\[(?:\n {4}\{[^{}]*\},){3})(?:\n {4}\{[^{}]*\},?){100,}(\n {2}\]\})/g

/**
 * Turns the code that Storybook generates for a story into code to paste: with imports, and without Storybook's own functions and the
 * wrappers of `withPseudoStates`. Components of the story file are declared first. Icons of stories are replaced with one of
 * lucide-react, and the contents of pictures with an address. Storybook prints functions and instances of classes as nothing, so
 * props have the source of the story's args instead. A value that a callback changes is held in state.
 * @param code JSX as Storybook prints it, or the source of a story
 * @param exports the names that `@whirligig/ui` exports
 * @param file the story file
 * @param props the source of the story's args
 */
export function toPasteableCode(
  code: string,
  exports: ReadonlySet<string>,
  file: StoryFile = EMPTY_STORY_FILE,
  props: Readonly<Record<string, SourceText | undefined>> = {},
  render?: StoryRender,
): string {
  if (!code.startsWith('<')) return code
  const printed = replaceStoryIcons(
    takeDefaultState(code)
      .replace(/function \w*\(\) ?\{\}/g, '() => {}')
      .replaceAll("current: '[Circular]'", 'current: true')
      .replace(LONG_OPTIONS, '$1\n    // and so on$2')
      .replace(/(["'])data:image\/(?:\\.|(?!\1).)*\1/g, '$1/picture.svg$1')
      .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>'),
  )
  const source = render && fillRender(render, props)
  const uses = [...(source?.uses ?? [])]
  const withSource = source
    ? mapTags(source.jsx, file.component, (attributes) => ({ ...attributes }))
    : mapTags(printed, file.component, (attributes, indent) =>
        replaceAttributes(attributes, indent, omitOverridden(props, render), uses),
      )
  const tags = [...new Set([...withSource.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))]
  const components = tags.filter((name) => exports.has(name))
  const { jsx, statements, reactImports } = addState(withSource, components)
  const { imports, declarations } = findStoryParts([...tags.filter((name) => !exports.has(name)), ...uses], file)
  const modules = new Map(imports)
  modules.set('@whirligig/ui', [...new Set([...components, ...(imports.get('@whirligig/ui') ?? [])])])
  modules.set('react', [...new Set([...reactImports, ...(imports.get('react') ?? [])])])
  if ([jsx, ...declarations].some((part) => part.includes(LUCIDE_ICON))) modules.set('lucide-react', ['User'])
  const lines = [...modules].flatMap(([from, names]) =>
    names.length > 0 ? [`import { ${names.toSorted(compareNames).join(', ')} } from '${from}'`] : [],
  )
  return [lines.join('\n'), ...declarations, [source?.statements, ...statements].filter(Boolean).join('\n'), jsx]
    .filter(Boolean)
    .join('\n\n')
}

/** Replaces printed attributes with their source. Adds the names that this needs to `uses`. */
function replaceAttributes(
  attributes: Attributes,
  indent: string,
  props: Readonly<Record<string, SourceText | undefined>>,
  uses: string[],
): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, printed]) => {
      const source = props[name]
      if (!source || isLiteral(source.text)) return [name, printed]
      uses.push(...source.uses)
      return [name, toAttribute(source.text, indent)]
    }),
  )
}

/** Without the args that a story's own function overrides. */
const omitOverridden = <V>(props: Readonly<Record<string, V>>, render?: StoryRender): Record<string, V> => {
  const own = [...(render?.jsx.matchAll(ALL_ARGS) ?? [])].flatMap(([, names = '']) => names.split(','))
  return Object.fromEntries(Object.entries(props).filter(([name]) => !own.includes(name)))
}

const compareNames = (a: string, b: string): number =>
  a.replace('type ', '').localeCompare(b.replace('type ', ''), 'en')

/** Of a component in its four pseudo-states, returns the first. */
function takeDefaultState(code: string): string {
  const [, state] = code.match(/^ {2}<div className="">\n([\s\S]*?)\n {2}<\/div>/m) ?? []
  return state && code.includes('forced-hover') ? state.replaceAll(/^ {4}/gm, '') : code
}
