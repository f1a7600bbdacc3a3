import { type ColourToken, colour, font, radius, shadow, type } from './tokens.ts'
import { darkColour } from './tokens-dark.ts'

/** The first part of a variable's name, as Tailwind names its theme variables. */
export type VariableGroup = 'color' | 'font' | 'text' | 'radius' | 'shadow'

/** Returns the name of a token's CSS variable: `--color-paper`. */
export const toVariableName = (group: VariableGroup, token: string): string => `--${group}-${token}`

/** Splits a shadow of the tokens at the references to colours. Odd parts are names of colour tokens. */
export const splitShadow = (value: string): string[] => value.split(/\{([a-z-]+)\}/)

const toShadow = (value: string): string =>
  splitShadow(value)
    .map((part, index) => (index % 2 ? `var(${toVariableName('color', part)})` : part))
    .join('')

const COLOURS = Object.entries(colour) as [ColourToken, string][] // `Object.entries` widens the keys to strings

function toColour(token: ColourToken, light: string): string {
  const dark = darkColour[token]
  return light.toLowerCase() === dark.toLowerCase() ? light : `light-dark(${light}, ${dark})`
}

function listVariables(): [string, string][] {
  return [
    ...COLOURS.map(([token, value]): [string, string] => [toVariableName('color', token), toColour(token, value)]),
    ...Object.entries(font).map(([token, value]): [string, string] => [
      toVariableName('font', token),
      value.join(', '),
    ]),
    ...Object.entries(type).map(([token, [size]]): [string, string] => [toVariableName('text', token), size]),
    ...Object.entries(radius)
      .filter(([token]) => token !== 'none' && token !== 'full')
      .map(([token, value]): [string, string] => [toVariableName('radius', token), value]),
    ...Object.entries(shadow)
      .filter(([token]) => token !== 'none')
      .map(([token, value]): [string, string] => [toVariableName('shadow', token), toShadow(value)]),
  ]
}

/** Pages follow the system. `data-theme` fixes the theme of the page, or of a part of it. Paper is light. */
const MODES = `
@layer base {
  :root {
    color-scheme: light dark;
  }

  [data-theme="light"] {
    color-scheme: light;
  }

  [data-theme="dark"] {
    color-scheme: dark;
  }

  @media print {
    :root,
    [data-theme] {
      color-scheme: light;
    }
  }
}
`

/**
 * Returns `tokens.css`: the tokens as variables. `light-dark()` chooses the value by the `color-scheme` of the element that uses the
 * variable, so `color-scheme` on any element switches everything inside it.
 */
export function toTokensCss(): string {
  const variables = listVariables().map(([name, value]) => `    ${name}: ${value};\n`)
  return `/* Written by \`npm run tokens\` from tokens.ts and tokens-dark.ts. */
@layer theme {
  :root {
${variables.join('')}  }
}
${MODES}`
}
