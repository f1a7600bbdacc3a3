/** The sizes of `type` in `tokens.ts`: `text-lg` is a size, `text-ink` a colour. */
export const TEXT_SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', 'hero']

const LENGTH = '\\[?[\\d.]'
const ALIGNMENT = '(?:start|center|end|between|around|evenly|stretch|normal)$'

/** Utilities `name-value` whose name is the property that they set. */
const BY_NAME = [
  '[pm][xysetrbl]?|gap(?:-[xy])?|inset-[xy]|start|end|top|right|bottom|left|size|(?:(?:min|max)-)?[wh]|aspect|basis|z|order',
  'opacity|cursor|items|justify-(?:items|self)|self|place-(?:items|content|self)|grid-(?:cols|rows|flow)|(?:col|row)-span',
  'overflow(?:-[xy])?|leading|tracking|whitespace|object|fill|stroke|border-spacing',
].join('|')

/**
 * The utilities that can compete, with the name of their group: of a group only the last one stays. The first match counts. A
 * pattern with parentheses names the group itself. Utilities that are not listed are always kept.
 */
const GROUPS: readonly (readonly [pattern: RegExp, name?: string])[] = [
  [RegExp(`^(${BY_NAME})-`)],
  [RegExp(`^(inset)-(?:auto|full|${LENGTH})`)],
  [/^(?:block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|hidden)$/, 'display'],
  [/^(?:static|relative|absolute|fixed|sticky)$/, 'position'],
  [/^flex-(?:row|col)(?:-reverse)?$/, 'direction'],
  [/^flex-(?:wrap|nowrap|wrap-reverse)$/, 'wrap'],
  [/^(flex)-/],
  [/^(grow|shrink|shadow)(?:-|$)/],
  [RegExp(`^(justify|content)-${ALIGNMENT}`)],
  [/^bg-(?:(?:none|cover|contain|center|no-repeat)$|linear-|radial-)/, 'background'],
  [/^(bg)-/],
  [/^text-(?:start|center|end|left|right|justify)$/, 'text-align'],
  [/^text-(?:wrap|nowrap|balance|pretty)$/, 'text-wrap'],
  [RegExp(`^text-(?:(?:${TEXT_SIZES.join('|')})$|${LENGTH})`), 'text-size'],
  [/^(text)-/],
  [/^font-(?:light|normal|medium|semibold|bold|extrabold)$/, 'font-weight'],
  [/^(font)-/],
  [/^(?:underline|no-underline|line-through)$/, 'decoration'],
  [/^border-(?:solid|dashed|dotted|none)$/, 'border-style'],
  [/^border-(?:separate|collapse)$/, 'border-model'],
  [RegExp(`^(border(?:-[xysetrbl])?)(?:$|-${LENGTH})`)],
  [/^border-/, 'border-color'],
  [/^(rounded(?:-(?:ss|se|es|ee|tl|tr|bl|br|[setrbl]))?)(?:-|$)/],
]

const list = (prefix: string, names: string) => names.split(' ').map((name) => prefix + name)

/** Groups whose utilities replace those of other groups: `p-4` also replaces `px-2`. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'm', 'border-'].flatMap((box) => [
      [box.replace('-', ''), list(box, 'x y s e t r b l')],
      [`${box}x`, list(box, 's e l r')],
      [`${box}y`, list(box, 't b')],
    ]),
  ),
  inset: list('', 'inset-x inset-y start end top right bottom left'),
  'inset-x': list('', 'start end left right'),
  'inset-y': list('', 'top bottom'),
  gap: list('gap-', 'x y'),
  overflow: list('overflow-', 'x y'),
  size: list('', 'w h'),
  flex: list('', 'basis grow shrink'),
  rounded: list('rounded-', 's e t r b l ss se es ee tl tr bl br'),
}

/** Returns the group of a utility, and all groups whose earlier utilities it replaces; undefined if nothing competes with it. */
export function findGroup(utility: string): { group: string; replaced: readonly string[] } | undefined {
  for (const [pattern, name] of GROUPS) {
    const match = pattern.exec(utility)
    const group = name ?? match?.[1]
    if (match && group !== undefined) return { group, replaced: [group, ...(REPLACED[group] ?? [])] }
  }
  return undefined
}
