/** Every toy we have drawn. Its picture is `toys/{name}.svg`, 200 by 200, on a transparent ground. */
export const TOYS = [
  'bear',
  'robot',
  'cube',
  'rocket',
  'duck',
  'train',
  'dino',
  'top',
] as const

/** The name of a drawn toy. */
export type ToyName = (typeof TOYS)[number]

/** Colours to swap: from each key to its value, both as hex. */
export type Palette = Readonly<Record<string, string>>

/**
 * Each palette gives the shared hues of the drawings new values of about the same lightness, so that shading, faces and
 * neighbouring parts keep telling apart. Ink, white and the cream highlights stay: they carry the style.
 */
export const PALETTES = {
  original: {},
  sunny: {
    '#CF3427': '#E0702A',
    '#B0281D': '#BC5618',
    '#2B63D9': '#C9541C',
    '#3F78EE': '#DD6B2E',
    '#0B7570': '#8A6A12',
    '#6B3FB8': '#D9822B',
    '#B97A45': '#D9922B',
    '#C98A52': '#EBA63A',
    '#F3C79A': '#FFE3A6',
    '#3F9E6E': '#E39B25',
    '#2A7A52': '#B87412',
    '#8B97B8': '#D9A441',
    '#6C7899': '#B98427',
  },
  lagoon: {
    '#CF3427': '#0B7570',
    '#B0281D': '#085752',
    '#2B63D9': '#1F8A9E',
    '#3F78EE': '#34A3B5',
    '#0B7570': '#24557A',
    '#6B3FB8': '#128A76',
    '#B97A45': '#3C938C',
    '#C98A52': '#55ABA3',
    '#F3C79A': '#D3EFE8',
    '#3F9E6E': '#1F9AA0',
    '#2A7A52': '#13727A',
    '#8B97B8': '#58AFAE',
    '#6C7899': '#3B8F90',
  },
  plum: {
    '#CF3427': '#8E3FA8',
    '#B0281D': '#6F2C86',
    '#2B63D9': '#6B3FB8',
    '#3F78EE': '#8459D0',
    '#0B7570': '#B23A78',
    '#6B3FB8': '#4E3FA8',
    '#B97A45': '#8A6BC4',
    '#C98A52': '#A184D6',
    '#F3C79A': '#E9DDF9',
    '#3F9E6E': '#8F5FC9',
    '#2A7A52': '#6B3FB8',
    '#8B97B8': '#A48CD0',
    '#6C7899': '#8468B8',
  },
  sky: {
    '#CF3427': '#2B63D9',
    '#B0281D': '#1D49AB',
    '#2B63D9': '#2A4FA0',
    '#3F78EE': '#4A74CC',
    '#0B7570': '#5B48C0',
    '#6B3FB8': '#2F7FD0',
    '#B97A45': '#5E86C9',
    '#C98A52': '#769EDD',
    '#F3C79A': '#DCE9FD',
    '#3F9E6E': '#3D86DD',
    '#2A7A52': '#2A63B5',
    '#8B97B8': '#6E9BDE',
    '#6C7899': '#4F7CC2',
  },
  tomato: {
    '#CF3427': '#B0281D',
    '#B0281D': '#8A1D14',
    '#2B63D9': '#CF3427',
    '#3F78EE': '#E25645',
    '#0B7570': '#A62F58',
    '#6B3FB8': '#C7383F',
    '#B97A45': '#C9604A',
    '#C98A52': '#DB7A61',
    '#F3C79A': '#FFDCC9',
    '#3F9E6E': '#DD5A48',
    '#2A7A52': '#B0382A',
    '#8B97B8': '#E08A78',
    '#6C7899': '#C56B5A',
  },
} as const satisfies Record<string, Palette>

/** The name of a colour scheme for a toy. */
export type PaletteName = keyof typeof PALETTES

// Not preceded by `(`: `url(#fade)` names an element, not a colour.
const HEX_COLOUR = /(?<!\()#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z_-])/gi

function canonical(hex: string): string {
  const digits = hex.slice(1).toLowerCase()
  return digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
}

/**
 * Swaps the colours of a drawing. Case and the three-digit short form make no difference, and all swaps happen at once:
 * a palette that exchanges two colours exchanges them. Colours the palette does not name stay as they are.
 */
export function recolour(svg: string, palette: Palette): string {
  const swaps = new Map(Object.entries(palette).map(([from, to]) => [canonical(from), to]))
  return svg.replace(HEX_COLOUR, (hex) => swaps.get(canonical(hex)) ?? hex)
}
