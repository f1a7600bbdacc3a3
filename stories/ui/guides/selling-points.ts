import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Four reasons to buy in the shop.',
  usage: 'Use it on the home page, below the featured toys. The texts are fixed.',
  example: `<SellingPoints />`,
  accessibility: {
    role: 'A `list` of level 2 headings, each with a sentence.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Place it below the heading of the page.', 'Leave space above it.'],
  dont: ['Make the points links.', 'Use it twice on a page.'],
  related: ['hero', 'featured-toys', 'seller-banner'],
  passthrough: 'ul',
}
