import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'The name of the shop with a link to the home page.',
  usage:
    'Use it in the header and the footer. The pinwheel turns once on hover and focus. With `iconOnly` the name is visually hidden.',
  example: `<Logo href={paths.home} />`,
  accessibility: {
    role: 'A `link` named `Whirligig`, even with `iconOnly`.',
    keys: [
      ['Tab', 'Moves the focus to the link.'],
      ['Enter', 'Opens the home page.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Keep its colours; the text has the colour of its surroundings.', 'Link it to the home page.'],
  dont: ['Stretch, rotate or recolour it.', 'Use the icon as a spinner; use `Spinner` instead.'],
  related: ['header', 'footer', 'spinner'],
  passthrough: 'a',
}
