import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows three toys of different size on a shelf board.',
  usage:
    'Use it once, on the home page. The first card is the largest and shows its `text`. On phones it has its own row.',
  example: `<FeaturedToys toys={[teddy, transformer, cube]} />`,
  accessibility: {
    role: 'A `region` named by `label` with a list of three articles. Each has a level 2 heading that contains its link.',
    keys: [
      ['Tab', 'Moves the focus from toy to toy. The outline surrounds the whole card.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Set the `text` of the first toy.', 'Choose three different tints.'],
  dont: ['Pass more or fewer than three toys.', 'Show other prices than that of the toy.'],
  related: ['hero', 'product-card', 'selling-points'],
  passthrough: 'section',
}
