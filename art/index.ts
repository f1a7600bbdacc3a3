/** The names of all drawings. Each one is `toys/{name}.svg`, 200 by 200 pixels with a transparent background. */
export const TOYS = [
  'bear',
  'robot',
  'cube',
  'rocket',
  'duck',
  'train',
  'dino',
  'top',
  'kite',
  'blocks',
  'yo-yo',
  'drum',
  'xylophone',
  'rocking-horse',
  'puzzle',
  'sailboat',
  'car',
  'fire-engine',
  'tractor',
  'plane',
  'submarine',
  'doll',
  'bunny',
  'elephant',
  'owl',
  'ball',
  'marbles',
  'stacking-rings',
  'abacus',
  'teaset',
  'paint-set',
  'castle',
  'dominoes',
  'pull-dog',
  'octopus',
  'whale',
  'tambourine',
  'skipping-rope',
  'pinwheel',
  'penguin',
  'ukulele',
] as const

/** The name of a drawing. */
export type ToyName = (typeof TOYS)[number]

/** Colour replacements, both sides as hex codes. */
export type Palette = Readonly<Record<string, string>>

/**
 * Each palette replaces the common colours of the drawings by others of similar lightness, so that shading, faces and adjacent
 * parts stay distinguishable. Ink, white and the cream highlights are never replaced: they define the style.
 */
export const PALETTES = {
  original: {},
  sunny: {
    '#CF3427': '#E0702A',
    '#B0281D': '#BC5618',
    '#2B63D9': '#C9541C',
    '#3F78EE': '#DD6B2E',
    '#6B3FB8': '#D9822B',
    '#B97A45': '#D9922B',
    '#C98A52': '#EBA63A',
    '#F3C79A': '#FFE3A6',
    '#3F9E6E': '#E39B25',
    '#2A7A52': '#B87412',
    '#8B97B8': '#D9A441',
    '#6C7899': '#B98427',
    '#F7A77B': '#F0803C',
    '#1D49AB': '#9C3F14',
    '#54309A': '#B0621A',
    '#8459D0': '#EBA24E',
    '#DE8C80': '#DDA63C',
    '#EDA79B': '#F2C35E',
    '#FFE3D6': '#FFF1CF',
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
    '#FFC83D': '#FFA585',
    '#F2AE1C': '#EE8463',
    '#F0803C': '#FFC83D',
    '#1D49AB': '#126C7E',
    '#54309A': '#0B6656',
    '#8459D0': '#3DB49C',
    '#085752': '#173E5C',
    '#DE8C80': '#4FA39B',
    '#EDA79B': '#74BDB5',
    '#FFE3D6': '#E0F4EF',
  },
  plum: {
    '#CF3427': '#A24FBD',
    '#B0281D': '#843A9C',
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
    '#FFC83D': '#F6A6C8',
    '#F2AE1C': '#E283AE',
    '#F0803C': '#FFC83D',
    '#1D49AB': '#4E2C8F',
    '#54309A': '#382C80',
    '#8459D0': '#6C5CC8',
    '#085752': '#8C2A5D',
    '#7CC7E8': '#B79BEA',
    '#DE8C80': '#9A78CC',
    '#EDA79B': '#B598DF',
    '#FFE3D6': '#F1E7FC',
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
    '#FFC83D': '#7FC4EE',
    '#F2AE1C': '#57A6D8',
    '#F0803C': '#FFC83D',
    '#1D49AB': '#1C387A',
    '#54309A': '#2165A8',
    '#8459D0': '#5AA0E6',
    '#085752': '#453497',
    '#7CC7E8': '#2F7FD0',
    '#DE8C80': '#6C9AD6',
    '#EDA79B': '#8FB6E8',
    '#FFE3D6': '#E6F0FD',
  },
  tomato: {
    '#CF3427': '#D6452F',
    '#B0281D': '#B0301F',
    '#2B63D9': '#B8304A',
    '#3F78EE': '#D14A62',
    '#0B7570': '#A62F58',
    '#6B3FB8': '#C7383F',
    '#B97A45': '#C9604A',
    '#C98A52': '#DB7A61',
    '#F3C79A': '#FFDCC9',
    '#3F9E6E': '#DD5A48',
    '#2A7A52': '#B0382A',
    '#8B97B8': '#E08A78',
    '#6C7899': '#C56B5A',
    '#FFC83D': '#F79A78',
    '#F2AE1C': '#E57852',
    '#F0803C': '#FFC83D',
    '#1D49AB': '#8F2138',
    '#54309A': '#9C2530',
    '#8459D0': '#DC6A66',
    '#085752': '#822145',
    '#DE8C80': '#D4604F',
    '#EDA79B': '#E5806F',
  },
} as const satisfies Record<string, Palette>

/** The name of a palette. */
export type PaletteName = keyof typeof PALETTES

// Not preceded by `(`: `url(#fade)` refers to an element.
const HEX_COLOUR = /(?<!\()#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z_-])/gi

function normalizeHex(hex: string): string {
  const digits = hex.slice(1).toLowerCase()
  return digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
}

/**
 * Replaces the colours of a drawing. Case and the three-digit form make no difference. All replacements happen at once, so a
 * palette can exchange two colours. Colours that are not in the palette stay.
 */
export function recolour(svg: string, palette: Palette): string {
  const replacements = new Map(Object.entries(palette).map(([from, to]) => [normalizeHex(from), to]))
  return svg.replace(HEX_COLOUR, (hex) => replacements.get(normalizeHex(hex)) ?? hex)
}
