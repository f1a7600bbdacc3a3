import type { SourceText, StoryRender } from './story-file.ts'

/** A string, number or boolean, which Storybook prints as it is in the source. */
export const isLiteral = (text: string): boolean => /^(?:'.*'|[\d.]+|true|false|null)$/.test(text)

const joinAttribute = (name: string, value: string): string => (value ? `${name}=${value}` : name)

/** All args, and the names of those that are overridden. */
export const ALL_ARGS = /\{\.\.\.args:(.*?)\}/g

/**
 * The value of an attribute. Elements of several lines are below their braces.
 * @param indent the spaces before the tag
 */
export function toAttribute(text: string, indent: string): string {
  if (text === 'true') return ''
  if (/^'[^'"\\]*'$/.test(text)) return `"${text.slice(1, -1)}"`
  return text.startsWith('<') && text.includes('\n')
    ? `{\n${indent}    ${text.replaceAll('\n', `\n${indent}    `)}\n${indent}  }`
    : `{${text.replaceAll('\n', `\n${indent}  `)}}`
}

/** Replaces the args in the source of a story with their own. Returns nothing if that of one is not known. */
export function fillRender(
  { statements, jsx, uses }: StoryRender,
  props: Readonly<Record<string, SourceText | undefined>>,
): StoryRender | undefined {
  const used = new Set(uses)
  let isComplete = true
  const read = (name: string): string => {
    if (!(name in props)) return 'undefined'
    const source = props[name]
    isComplete &&= source !== undefined && name !== 'children'
    for (const each of source?.uses ?? []) used.add(each)
    return source?.text ?? ''
  }
  const fill = (text: string) =>
    text
      .replace(ALL_ARGS, (_all, own: string, at: number) => {
        const [, indent = '', isOnOwnLine] =
          text.slice(text.lastIndexOf('\n', at) + 1, at + 1).match(/^( *)(\{)?/) ?? []
        const tagIndent = isOnOwnLine ? indent.slice(2) : indent
        const names = Object.keys(props).filter((name) => !own.split(',').includes(name))
        return names
          .toSorted()
          .map((name) => joinAttribute(name, toAttribute(read(name), tagIndent)))
          .join(' ')
      })
      .replace(/^ *args\.on\w+\(.*\)(?:\n|$)/gm, '')
      .replace(/\bargs\.(\w+)(?=(\??\.?\()?)/g, (_all, name: string, call?: string) =>
        call ? `(${read(name)})` : read(name),
      )
  const filled = { statements: fill(statements).trimEnd(), jsx: fill(jsx), uses: [...used] }
  return isComplete ? filled : undefined
}
