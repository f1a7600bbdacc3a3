import { type ColourToken, colour, font, motion, radius, shadow, type } from './tokens.ts'
import { splitShadow } from './tokens-css.ts'
import { darkColour } from './tokens-dark.ts'

type Token = { $value: unknown; $extensions?: { mode: Record<string, unknown> } }
type Group = Record<string, Token>

const round = (value: number): number => Math.round(value * 10_000) / 10_000

function toColour(hex: string) {
  const [red, green, blue, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  const components = [red ?? 0, green ?? 0, blue ?? 0].map((channel) => round(channel / 255))
  return { colorSpace: 'srgb', components, alpha: round(alpha / 255), hex: hex.slice(0, 7).toLowerCase() }
}

/** @param length such as `1.5px`, `0.25rem` or `0` */
function toDimension(length: string) {
  const [, value = '0', unit = 'px'] = /^([\d.]+)(px|rem)?$/.exec(length) ?? []
  return { value: Number(value), unit }
}

function toShadowLayers(value: string) {
  const parts = splitShadow(value)
  return parts.flatMap((offsets, index) => {
    const token = parts[index + 1]
    if (index % 2 || !token) return []
    const lengths = offsets.match(/[\d.]+(?:px)?/g) ?? []
    const [offsetX, offsetY, blur, spread] = [0, 1, 2, 3].map((position) => toDimension(lengths[position] ?? '0'))
    return { color: `{color.${token}}`, offsetX, offsetY, blur, spread, inset: offsets.includes('inset') }
  })
}

const mapGroup = <T>(tokens: Readonly<Record<string, T>>, toToken: (value: T, name: string) => Token): Group =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, toToken(value, name)]))

/**
 * Returns the tokens in the Design Tokens format (designtokens.org, 2025.10). `$value` of a colour is that of the light mode; both
 * modes are in `$extensions.mode`, as Terrazzo reads them. Font sizes that scale with the viewport have no place in the format: they
 * have their largest size, and the formula as description.
 */
export function toDesignTokens(): object {
  return {
    color: {
      $type: 'color',
      ...mapGroup(colour, (value, name) => ({
        $value: toColour(value),
        // The names are those of the light colours.
        $extensions: { mode: { light: toColour(value), dark: toColour(darkColour[name as ColourToken]) } },
      })),
    },
    font: {
      $type: 'fontFamily',
      ...mapGroup(font, (value) => ({ $value: value.map((family) => family.replaceAll('"', '')) })),
    },
    text: {
      $type: 'dimension',
      ...mapGroup(type, ([size]) => {
        const largest = /,\s*([\d.]+rem)\)$/.exec(size)?.[1]
        return largest ? { $value: toDimension(largest), $description: size } : { $value: toDimension(size) }
      }),
    },
    leading: { $type: 'number', ...mapGroup(type, ([, { lineHeight }]) => ({ $value: Number(lineHeight) })) },
    radius: { $type: 'dimension', ...mapGroup(radius, (value) => ({ $value: toDimension(value) })) },
    shadow: {
      $type: 'shadow',
      ...mapGroup(Object.fromEntries(Object.entries(shadow).filter(([name]) => name !== 'none')), (value) => ({
        $value: toShadowLayers(value),
      })),
    },
    duration: {
      $type: 'duration',
      ...mapGroup(motion.duration, (value) => ({ $value: { value: Number.parseInt(value, 10), unit: 'ms' } })),
    },
    easing: {
      $type: 'cubicBezier',
      ...mapGroup(motion.easing, (value) => ({ $value: (value.match(/[\d.]+/g) ?? []).map(Number) })),
    },
  }
}
