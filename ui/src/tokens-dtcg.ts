import { type ColourToken, colour, font, motion, radius, shadow, type } from './tokens.ts'
import { splitShadow } from './tokens-css.ts'
import { darkColour } from './tokens-dark.ts'

/** How a format writes values. */
type Format = {
  toColour: (token: ColourToken) => Token
  /** @param length such as `1.5px`, `0.25rem` or `0` */
  toDimension: (length: string) => unknown
  /** @param time such as `120ms` */
  toDuration: (time: string) => unknown
}
type Token = { $value: unknown; $description?: string; $extensions?: { mode: Record<string, unknown> } }
type Group = { type: string; tokens: Record<string, Token> }

const round = (value: number): number => Math.round(value * 10_000) / 10_000

function toColourObject(hex: string) {
  const [red, green, blue, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  const components = [red ?? 0, green ?? 0, blue ?? 0].map((channel) => round(channel / 255))
  return { colorSpace: 'srgb', components, alpha: round(alpha / 255), hex: hex.slice(0, 7).toLowerCase() }
}

function splitLength(length: string): [value: string, unit: string] {
  const [, value = '0', unit = 'px'] = /^([\d.]+)(px|rem)?$/.exec(length) ?? []
  return [value, unit]
}

/** Values are objects: Design Tokens 2025.10. */
const OBJECTS: Format = {
  toColour(token) {
    const light = toColourObject(colour[token])
    return { $value: light, $extensions: { mode: { light, dark: toColourObject(darkColour[token]) } } }
  },
  toDimension(length) {
    const [value, unit] = splitLength(length)
    return { value: Number(value), unit }
  },
  toDuration: (time) => ({ value: Number.parseInt(time, 10), unit: 'ms' }),
}

/** Values are text, with the colours of one mode: the Design Tokens drafts before 2025. */
const toTextFormat = (colours: Record<ColourToken, string>): Format => ({
  toColour: (token) => ({ $value: colours[token].toLowerCase() }),
  toDimension: (length) => splitLength(length).join(''),
  toDuration: (time) => time,
})

function toShadowLayers(value: string, { toDimension }: Format) {
  const parts = splitShadow(value)
  return parts.flatMap((offsets, index) => {
    const token = parts[index + 1]
    if (index % 2 || !token) return []
    const lengths = offsets.match(/[\d.]+(?:px)?/g) ?? []
    const [offsetX, offsetY, blur, spread] = [0, 1, 2, 3].map((position) => toDimension(lengths[position] ?? '0'))
    return { color: `{color.${token}}`, offsetX, offsetY, blur, spread, inset: offsets.includes('inset') }
  })
}

const mapGroup = <T>(
  type: string,
  tokens: Readonly<Record<string, T>>,
  toToken: (value: T, name: string) => Token,
): Group => ({
  type,
  tokens: Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, toToken(value, name)])),
})

/** Font sizes that scale with the viewport have no place in the format: they have their largest size, and the formula as description. */
function toFontSize(size: string, { toDimension }: Format): Token {
  const largest = /,\s*([\d.]+rem)\)$/.exec(size)?.[1]
  return largest ? { $value: toDimension(largest), $description: size } : { $value: toDimension(size) }
}

function toGroups(format: Format): Record<string, Group> {
  const shadows = Object.fromEntries(Object.entries(shadow).filter(([name]) => name !== 'none'))
  return {
    color: mapGroup('color', colour, (_, name) => format.toColour(name as ColourToken)), // a key of `colour`
    font: mapGroup('fontFamily', font, (value) => ({ $value: value.map((family) => family.replaceAll('"', '')) })),
    text: mapGroup('dimension', type, ([size]) => toFontSize(size, format)),
    leading: mapGroup('number', type, ([, { lineHeight }]) => ({ $value: Number(lineHeight) })),
    radius: mapGroup('dimension', radius, (value) => ({ $value: format.toDimension(value) })),
    shadow: mapGroup('shadow', shadows, (value) => ({ $value: toShadowLayers(value, format) })),
    duration: mapGroup('duration', motion.duration, (value) => ({ $value: format.toDuration(value) })),
    easing: mapGroup('cubicBezier', motion.easing, (value) => ({
      $value: (value.match(/[\d.]+/g) ?? []).map(Number),
    })),
  }
}

const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/**
 * Returns the tokens in the Design Tokens format (designtokens.org, 2025.10). `$value` of a colour is that of the light mode; both
 * modes are in `$extensions.mode`, as Terrazzo reads them.
 */
export const toDesignTokens = (): object =>
  mapValues(toGroups(OBJECTS), ({ type, tokens }) => ({ $type: type, ...tokens }))

/**
 * Returns the tokens of one mode with values that are text, `"#fffaf2"` and `"120ms"`, and a `$type` at each. Style Dictionary and most
 * tools of designers read them.
 */
export const toTextTokens = (mode: 'light' | 'dark'): object =>
  mapValues(toGroups(toTextFormat(mode === 'light' ? colour : darkColour)), ({ type, tokens }) =>
    mapValues(tokens, (token) => ({ $type: type, ...token })),
  )
