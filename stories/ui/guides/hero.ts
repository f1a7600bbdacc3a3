import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Welcomes to the shop with its promise and one way in.',
  usage:
    "At the top of the home page, once. One line of text, one button, and a heap of toys that carries the page and turns round where writing goes from right to left. Its heading is the page's.",
  example: `<Hero
  text="Picked by hand, tested by small ones."
  action={{ label: 'Shop all toys', href: '#/shop' }}
  art={{ centre, sky, floor, corner }}
/>`,
  accessibility: {
    role: '`region`, named by the level 1 heading `Toys For Everyone`; one or two links.',
    keys: [
      ['Tab', 'Goes to the links.'],
      ['Enter', 'Follows one.'],
    ],
    announced: 'Nothing; the picture is decoration.',
  },
  do: ['Keep the text to one line.', 'Let `action` be the only primary button.'],
  dont: ['Turn it into a carousel.', 'Put text into the pictures.'],
  related: ['featured-toys', 'selling-points', 'picture'],
  passthrough: 'section',
}
