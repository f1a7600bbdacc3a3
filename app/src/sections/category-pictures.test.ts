import artAndCraft from '@whirligig/art/categories/art-and-craft.svg'
import puzzlesAndGames from '@whirligig/art/categories/puzzles-and-games.svg'
import toyBox from '@whirligig/art/categories/toy-box.svg'
import toyShelf from '@whirligig/art/categories/toy-shelf.svg'
import toyWagon from '@whirligig/art/categories/toy-wagon.svg'
import wheelsAndWings from '@whirligig/art/categories/wheels-and-wings.svg'
import { expect, it } from 'vitest'
import { getCategoryPicture } from './category-pictures.ts'

const DEFAULTS = [toyBox, toyShelf, toyWagon]

it('gives each category of the demo shop a drawing of its own', () => {
  const pictures = [
    'soft-toys',
    'blocks-and-building',
    'wheels-and-wings',
    'puzzles-and-games',
    'music-makers',
    'make-believe',
    'garden-and-splash',
    'first-toys',
  ].map(getCategoryPicture)
  expect(new Set(pictures).size).toBe(8)
  expect(pictures.filter((picture) => DEFAULTS.includes(picture))).toEqual([])
})

it.each([
  ['cars-and-trucks', wheelsAndWings],
  ['card-games', puzzlesAndGames],
  ['arts', artAndCraft],
])('chooses the drawing of %j by its words', (slug, picture) => {
  expect(getCategoryPicture(slug)).toBe(picture)
})

it('gives other categories each of the default drawings, and one always the same', () => {
  const slugs = ['sale', 'gifts', 'new', 'summer', 'grandparents', 'smart-home', '']
  const pictures = slugs.map(getCategoryPicture)
  expect(new Set(pictures)).toEqual(new Set(DEFAULTS))
  expect(slugs.map(getCategoryPicture)).toEqual(pictures)
})
