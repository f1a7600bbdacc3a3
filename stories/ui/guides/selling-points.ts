import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Gives the four reasons to buy here, as a quiet strip.',
  usage: 'On the home page, under the featured toys. Its words are fixed.',
  example: `<SellingPoints />`,
  accessibility: { role: '`list` of level 3 headings, each with a sentence.', keys: [], announced: 'Nothing.' },
  do: ['Put it under a heading of level 2.', 'Leave air above it.'],
  dont: ['Make the points links.', 'Use it twice on a page.'],
  related: ['hero', 'featured-toys', 'seller-banner'],
  passthrough: 'ul',
}
