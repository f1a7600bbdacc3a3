import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/** The characters of English text, of prices and of the shop's own texts, as ranges of code points. `fonts.css` names the same. */
export const BASIC_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0], // no-break space
  [0xb7, 0xb7], // ·
  [0xd7, 0xd7], // ×
  [0x2013, 0x2014], // – —
  [0x2018, 0x2019], // ‘ ’
  [0x201c, 0x201d], // “ ”
  [0x2026, 0x2026], // …
]

const FONTS = [
  { name: 'fredoka', package: '@fontsource/fredoka', file: 'fredoka-latin-600-normal.woff2' },
  {
    name: 'figtree',
    package: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
] as const

/** A file that `npm run fonts` writes. */
export type FontFile = { name: string; content: Buffer }

/** Returns the fonts with basic characters and their licences, made from the installed packages. The same in every run. */
export async function subsetFonts(): Promise<FontFile[]> {
  const require = createRequire(import.meta.url)
  const text = BASIC_RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).join('')
  const files = FONTS.map(async (font) => {
    const folder = dirname(require.resolve(`${font.package}/package.json`))
    const [full, licence] = await Promise.all([
      readFile(join(folder, 'files', font.file)),
      readFile(join(folder, 'LICENSE')),
    ])
    const content = await subsetFont(full, text, {
      targetFormat: 'woff2',
      ...('weights' in font && { variationAxes: { wght: font.weights } }),
    })
    return [
      { name: `${font.name}-basic.woff2`, content },
      { name: `${font.name}-LICENSE.txt`, content: licence },
    ]
  })
  return (await Promise.all(files)).flat()
}
