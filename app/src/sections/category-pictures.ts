import artAndCraft from '@whirligig/art/categories/art-and-craft.svg'
import blocksAndBuilding from '@whirligig/art/categories/blocks-and-building.svg'
import firstToys from '@whirligig/art/categories/first-toys.svg'
import gardenAndSplash from '@whirligig/art/categories/garden-and-splash.svg'
import makeBelieve from '@whirligig/art/categories/make-believe.svg'
import musicMakers from '@whirligig/art/categories/music-makers.svg'
import outdoors from '@whirligig/art/categories/outdoors.svg'
import puzzlesAndGames from '@whirligig/art/categories/puzzles-and-games.svg'
import softToys from '@whirligig/art/categories/soft-toys.svg'
import toyBox from '@whirligig/art/categories/toy-box.svg'
import toyShelf from '@whirligig/art/categories/toy-shelf.svg'
import toyWagon from '@whirligig/art/categories/toy-wagon.svg'
import wheelsAndWings from '@whirligig/art/categories/wheels-and-wings.svg'
import { tintFor } from '@whirligig/ui'

/** Drawings by words in the slug of a category. */
const PICTURES: readonly (readonly [words: RegExp, picture: string])[] = [
  [/soft|plush|cuddl/, softToys],
  [/block|build/, blocksAndBuilding],
  [/wheel|wing|car(?!d)|train|vehicle/, wheelsAndWings],
  [/puzzle|game|card/, puzzlesAndGames],
  [/music|sound/, musicMakers],
  [/believe|pretend|castle|doll/, makeBelieve],
  [/splash|bath|water|garden/, gardenAndSplash],
  [/first|baby/, firstToys],
  [/\bart|craft|paint/, artAndCraft],
  [/outdoor|kite|fly/, outdoors],
]

/** For all other slugs. Neighbouring categories seldom have the same tint, and so seldom the same drawing. */
const DEFAULT_PICTURES: Record<ReturnType<typeof tintFor>, string> = {
  sun: toyBox,
  tomato: toyBox,
  sky: toyWagon,
  lagoon: toyShelf,
  plum: toyWagon,
}

/** Returns the URL of the drawing of a category. Shops name their categories freely, so that there is one for any. */
export const getCategoryPicture = (slug: string): string =>
  PICTURES.find(([words]) => words.test(slug))?.[1] ?? DEFAULT_PICTURES[tintFor(slug)]
