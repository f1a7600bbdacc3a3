import type { ToyName } from '@whirligig/art'

type DemoCategory = {
  name: string
  slug: string
  /** At most 200 characters. */
  description: string
  /** The toy on the category's picture. */
  toy: ToyName
}

/** The shelves of the shop. Which toys stand on them is said by each product. */
export const demoCategories: readonly DemoCategory[] = [
  {
    name: 'Soft Toys',
    slug: 'soft-toys',
    description: 'Somebody to hold while the light is out. All washable, all very good at keeping secrets.',
    toy: 'bear',
  },
  {
    name: 'Blocks & Building',
    slug: 'blocks-and-building',
    description:
      'Stack it, span it, knock it down. Corners rounded and imagination not included, since you have plenty.',
    toy: 'blocks',
  },
  {
    name: 'Wheels & Wings',
    slug: 'wheels-and-wings',
    description: 'Things that roll, chuff, swoop and come back from under the sofa covered in fluff.',
    toy: 'train',
  },
  {
    name: 'Puzzles & Games',
    slug: 'puzzles-and-games',
    description: 'For long tables and wet Sundays: something to solve, something to win, something to argue about.',
    toy: 'cube',
  },
  {
    name: 'Music Makers',
    slug: 'music-makers',
    description: 'Real instruments in small sizes, tuned to be kind to whoever is in the next room.',
    toy: 'drum',
  },
  {
    name: 'Make-Believe',
    slug: 'make-believe',
    description: 'Castles, tea parties and trips to the moon. Everything you need to be somebody else until supper.',
    toy: 'castle',
  },
  {
    name: 'Garden & Splash',
    slug: 'garden-and-splash',
    description: 'For the bath, the beach, the park and the first puddle after rain. Bring a towel.',
    toy: 'duck',
  },
  {
    name: 'First Toys',
    slug: 'first-toys',
    description: 'Chunky, gentle and safe to chew, for hands that have only just found out that they are hands.',
    toy: 'stacking-rings',
  },
]
