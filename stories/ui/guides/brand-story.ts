import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Presents one brand in its own words.',
  usage:
    'Use it once, on the home page. The text is the description of the brand. The children are up to three pictures of its toys; their space stays empty without them.',
  example: `<BrandStory name="Little Harbour" text="Everything for the bath." href="/shop/brand/little-harbour" />`,
  accessibility: {
    role: 'A `region` named by the brand, with a level 2 heading and a link.',
    keys: [
      ['Tab', 'Moves the focus to the link.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing changes after the first rendering.',
  },
  do: ['Pass pictures with an empty alternative text, unless they are links.'],
  dont: ['Repeat the story of the same brand on a page.'],
  related: ['brand-card', 'category-tiles'],
  passthrough: 'section',
}
