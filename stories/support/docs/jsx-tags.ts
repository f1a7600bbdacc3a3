/** The attributes of a tag by name, as they are written after `=`: `"text"`, `{value}`, or nothing. */
export type Attributes = Readonly<Record<string, string>>

/** Wide enough for most tags with two or three short attributes. */
const MAX_TAG_LENGTH = 80

/**
 * Replaces the attributes of each tag of a component. A tag stays as it is if `map` returns what it gets.
 * @param jsx JSX as Storybook or Biome formats it
 * @param map gets the attributes and the spaces before the tag
 */
export function mapTags(
  jsx: string,
  component: string,
  map: (attributes: Attributes, indent: string) => Attributes,
): string {
  if (!component) return jsx
  const parts: string[] = []
  let end = 0
  for (const { index } of jsx.matchAll(new RegExp(`<${component}(?=[\\s/>])`, 'g'))) {
    if (index < end) continue
    const indent = jsx.slice(jsx.lastIndexOf('\n', index) + 1, index).match(/^ *$/)?.[0]
    const tag = readTag(jsx, index + 1 + component.length)
    const attributes = map(tag.attributes, indent ?? '')
    if (attributes === tag.attributes) continue
    parts.push(jsx.slice(end, index), writeTag(component, attributes, indent))
    if (jsx[tag.end] === '/' && !parts.at(-1)?.endsWith(`\n${indent}`)) parts.push(' ')
    end = tag.end
  }
  return parts.join('') + jsx.slice(end)
}

/** Reads attributes up to `>` or `/>`. */
function readTag(jsx: string, start: number): { attributes: Attributes; end: number } {
  const attributes: Record<string, string> = {}
  let at = start
  for (;;) {
    const [spaces = '', name = ''] = jsx.slice(at).match(/^\s*([\w-]*)/) ?? []
    at += spaces.length
    if (!name) return { attributes, end: at }
    const end = jsx[at] === '=' ? findEnd(jsx, at + 1) : at
    attributes[name] = jsx.slice(at + 1, end)
    at = end
  }
}

/** The end of an attribute's value: of its text, or of its braces, not counting those in texts. Apostrophes follow a letter. */
function findEnd(jsx: string, start: number): number {
  let depth = 0
  for (const { 0: token, index } of jsx
    .slice(start)
    .matchAll(/"[^"]*"|(?<![\w;])'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[{}]/g)) {
    if (token === '{') depth++
    if (token === '}') depth--
    if (depth === 0) return start + index + token.length
  }
  return jsx.length
}

/** Writes the start of a tag on one line if it is short or does not begin its line, and then has no `indent`. */
function writeTag(component: string, attributes: Attributes, indent: string | undefined): string {
  const texts = Object.entries(attributes).map(([name, value]) => (value ? `${name}=${value}` : name))
  const line = [`<${component}`, ...texts].join(' ')
  if (indent === undefined || (line.length + indent.length <= MAX_TAG_LENGTH && !line.includes('\n'))) return line
  return `<${component}${texts.map((text) => `\n${indent}  ${text}`).join('')}\n${indent}`
}
