import { findStoryParts } from './story-parts.ts'

/** More than a hundred options of a select, of which the first three are kept. Storybook takes seconds to show ten thousand. */
const LONG_OPTIONS = /( options=\{\[(?:\n {4}\{[^{}]*\},){3})(?:\n {4}\{[^{}]*\},?){100,}(\n {2}\]\})/g

/** An icon of the stories. */
const STORY_ICON = /<\w+Icon(?: aria-hidden="true")? \/>/g
const LUCIDE_ICON = '<User aria-hidden="true" />'

/**
 * Turns the code that Storybook generates for a story into code to paste: with imports, and without Storybook's own functions and the
 * wrappers of `withPseudoStates`. Components of the story file are declared first. Icons of stories are replaced with one of
 * lucide-react, and the contents of pictures with an address.
 * @param code JSX as Storybook prints it, or the source of a story
 * @param exports the names that `@whirligig/ui` exports
 * @param source the text of the story file
 */
export function toPasteableCode(code: string, exports: ReadonlySet<string>, source = ''): string {
  if (!code.startsWith('<')) return code
  const jsx = takeDefaultState(code)
    .replace(/function \w*\(\) ?\{\}/g, '() => {}')
    .replaceAll('[object File]', 'file')
    .replace(LONG_OPTIONS, '$1\n    // and so on$2')
    .replace(/(["'])data:image\/(?:\\.|(?!\1).)*\1/g, '$1/picture.svg$1')
    .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
    .replace(STORY_ICON, LUCIDE_ICON)
  const tags = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))]
  const components = tags.filter((name) => exports.has(name))
  const others = tags.filter((name) => !exports.has(name))
  const { imports, declarations } = findStoryParts(others, source.replace(STORY_ICON, LUCIDE_ICON))
  const modules = new Map(imports)
  modules.set('@whirligig/ui', [...new Set([...components, ...(imports.get('@whirligig/ui') ?? [])])])
  if ([jsx, ...declarations].some((part) => part.includes(LUCIDE_ICON))) modules.set('lucide-react', ['User'])
  const lines = [...modules].flatMap(([from, names]) =>
    names.length > 0 ? [`import { ${names.toSorted(compareNames).join(', ')} } from '${from}'`] : [],
  )
  return [lines.join('\n'), ...declarations, jsx].filter(Boolean).join('\n\n')
}

const compareNames = (a: string, b: string): number =>
  a.replace('type ', '').localeCompare(b.replace('type ', ''), 'en')

/** Of a component in its four pseudo-states, returns the first. */
function takeDefaultState(code: string): string {
  const [, state] = code.match(/^ {2}<div className="">\n([\s\S]*?)\n {2}<\/div>/m) ?? []
  return state && code.includes('forced-hover') ? state.replaceAll(/^ {4}/gm, '') : code
}
