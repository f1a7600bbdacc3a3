/** More than a hundred options of a select, of which the first three are kept. Storybook takes seconds to show ten thousand. */
const LONG_OPTIONS = /( options=\{\[(?:\n {4}\{[^{}]*\},){3})(?:\n {4}\{[^{}]*\},?){100,}(\n {2}\]\})/g

/**
 * Turns the code that Storybook generates for a story into code to paste: with imports, and without Storybook's own functions and the
 * wrappers of `withPseudoStates`. Icons of stories are replaced with one of lucide-react, and the contents of pictures with an
 * address.
 * @param code JSX as Storybook prints it, or the source of a story
 * @param exports the names that `@whirligig/ui` exports
 */
export function toPasteableCode(code: string, exports: ReadonlySet<string>): string {
  if (!code.startsWith('<')) return code
  const jsx = takeDefaultState(code)
    .replace(/function \w*\(\) ?\{\}/g, '() => {}')
    .replaceAll('[object File]', 'file')
    .replace(LONG_OPTIONS, '$1\n    // and so on$2')
    .replace(/(["'])data:image\/(?:\\.|(?!\1).)*\1/g, '$1/picture.svg$1')
    .replace(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
    .replace(/<\w+Icon \/>/g, '<User aria-hidden="true" />')
  const tags = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].toSorted()
  const components = tags.filter((name) => exports.has(name))
  return [
    ...(components.length > 0 ? [`import { ${components.join(', ')} } from '@whirligig/ui'`] : []),
    ...(tags.includes('User') ? ["import { User } from 'lucide-react'"] : []),
    '',
    jsx,
  ]
    .join('\n')
    .trim()
}

/** Of a component in its four pseudo-states, returns the first. */
function takeDefaultState(code: string): string {
  const [, state] = code.match(/^ {2}<div className="">\n([\s\S]*?)\n {2}<\/div>/m) ?? []
  return state && code.includes('forced-hover') ? state.replaceAll(/^ {4}/gm, '') : code
}
