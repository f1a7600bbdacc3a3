import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows three toys of unequal size on one board.',
  usage:
    'On the home page, once. The first toy is the tallest and has room for a line of text. On phones the first takes a row of its own.',
  example: `<FeaturedToys toys={[teddy, transformer, cube]} />`,
  accessibility: {
    role: '`region`, named by `label`; a list of three articles, each with a level 2 heading that is its link.',
    keys: [
      ['Tab', 'Goes from toy to toy; the outline runs around the whole card.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Give the first toy a `text`.', 'Choose three different grounds.'],
  dont: ['Show more or fewer than three.', 'Put prices of other things than the toy on the cards.'],
  related: ['hero', 'product-card', 'selling-points'],
  passthrough: 'section',
}
