import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'The introduction of the home page.',
  usage:
    'Use it once, at the top of the home page. Its title is `Toys For Everyone`. It has a short text, one or two links and a picture, which is mirrored in right-to-left text. Its heading is the level 1 heading of the page.',
  example: `<Hero
  text="Picked by hand, tested by small ones."
  link={{ label: 'Shop all toys', href: '#/shop' }}
  art={{ centre, topLeft, bottomLeft, bottomRight }}
/>`,
  accessibility: {
    role: 'A `region` named by the level 1 heading `Toys For Everyone`, with one or two links.',
    keys: [
      ['Tab', 'Moves the focus to the links.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing. The picture is decorative.',
  },
  do: ['Limit the text to two short sentences.', 'Make `link` the only primary button.'],
  dont: ['Turn it into a carousel.', 'Put text into the images.'],
  related: ['featured-toys', 'selling-points', 'picture'],
  passthrough: 'section',
}
