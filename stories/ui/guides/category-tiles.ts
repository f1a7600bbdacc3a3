import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Leads to the categories of the shop.',
  usage:
    'Use it once, on the home page. Up to eight tiles fill one row from 1024 px. Below that there are four in a row, below 768 px two, and one on the narrowest phones. The drawings come from the art package.',
  example: `<CategoryTiles tiles={[blocks, drum, duck]} />`,
  accessibility: {
    role: 'A list of links, each named by its category. The drawings are decorative.',
    keys: [
      ['Tab', 'Moves the focus from tile to tile.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing changes after the first rendering.',
  },
  do: ['Choose a drawing that stands for the whole category.', 'Give neighbouring tiles different tints.'],
  dont: ['Pass more than eight tiles.', 'Use photos, which have a background of their own.'],
  related: ['featured-toys', 'brand-card'],
  passthrough: 'ul',
}
