import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows up to three toys on a shelf board.',
  usage:
    'Use it once, on the home page. The first of three cards is the largest and shows its `text`. On phones it has its own row. One or two toys have large cards. Without toys nothing is rendered. A card keeps the space of its price: it shows a placeholder while `loading`, and stays empty without a price.',
  example: `<FeaturedToys toys={[teddy, transformer, cube]} />`,
  accessibility: {
    role: 'A `region` named by `label` with a list of three articles. Each has a level 2 heading that contains its link.',
    keys: [
      [
        'Tab',
        'Moves the focus from toy to toy, and to the buttons in `action` and `footer`. The outline surrounds the whole card.',
      ],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'While `loading`, the region is `aria-busy`. `Out of stock` and `Only 3 left` are texts of the article.',
  },
  do: ['Set the `text` of every toy, because any of them may be the first.', 'Choose three different tints.'],
  dont: ['Pass more than three toys.', 'Show a price before the catalogue has confirmed it.'],
  related: ['hero', 'product-card', 'selling-points'],
  passthrough: 'section',
}
