import { expect, test } from 'vitest'
import { PALETTES, recolour, TOYS } from './index.ts'

const red = '<path fill="#CF3427"/>'

test.each([
  ['replaces a colour', red, { '#CF3427': '#0B7570' }, '<path fill="#0B7570"/>'],
  ['ignores case in the drawing', '<path fill="#cf3427"/>', { '#CF3427': '#0B7570' }, '<path fill="#0B7570"/>'],
  ['ignores case in the palette', red, { '#cf3427': '#0b7570' }, '<path fill="#0b7570"/>'],
  ['matches the short form', '<path fill="#fff"/>', { '#FFFFFF': '#FFFAF2' }, '<path fill="#FFFAF2"/>'],
  ['matches a short key', '<path fill="#ffffff"/>', { '#fff': '#FFFAF2' }, '<path fill="#FFFAF2"/>'],
  ['exchanges two colours', '#111111 #222222', { '#111111': '#222222', '#222222': '#111111' }, '#222222 #111111'],
  [
    'replaces all colours at once',
    '#111111 #222222',
    { '#111111': '#222222', '#222222': '#333333' },
    '#222222 #333333',
  ],
  ['replaces every occurrence', red + red, { '#CF3427': '#2B63D9' }, '<path fill="#2B63D9"/><path fill="#2B63D9"/>'],
  [
    'replaces colours in styles and strokes',
    'style="stroke:#CF3427"',
    { '#CF3427': '#2B63D9' },
    'style="stroke:#2B63D9"',
  ],
  ['keeps other colours', red, { '#0B7570': '#2B63D9' }, red],
  ['keeps references', 'fill="url(#facade)"', { '#facade': '#000000' }, 'fill="url(#facade)"'],
  ['keeps longer tokens', '#CF3427FF', { '#CF3427': '#2B63D9' }, '#CF3427FF'],
  ['inserts replacements literally', red, { '#CF3427': '$&' }, '<path fill="$&"/>'],
  ['changes nothing with an empty palette', red, {}, red],
])('recolour %s', (_, svg, palette: Record<string, string>, expected) => {
  expect(recolour(svg, palette)).toBe(expected)
})

test('names of drawings are unique', () => {
  expect(new Set(TOYS).size).toBe(TOYS.length)
})

test.each(Object.entries(PALETTES))('palette %s does not replace the ink of faces', (_, palette) => {
  const colours = Object.entries(palette).flat()
  expect(colours.every((colour) => /^#[0-9A-F]{6}$/.test(colour))).toBe(true)
  expect(Object.keys(palette)).not.toContain('#2A2140')
})

test('the list contains exactly the drawings in the folder', () => {
  const drawings = Object.keys(import.meta.glob('./toys/*.svg')).map((path) =>
    path.slice('./toys/'.length, -'.svg'.length),
  )
  expect(drawings.toSorted()).toEqual([...TOYS].toSorted())
})
