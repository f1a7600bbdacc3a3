import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Names the shop and leads home.',
  usage:
    'In the header and the footer. The pinwheel turns once when it is pointed at or focused. With `markOnly` the name is left to assistive technology, where there is no room for it.',
  example: `<Logo href={paths.home} />`,
  accessibility: {
    role: '`link`, named `Whirligig`, also without its word.',
    keys: [
      ['Tab', 'Comes to it.'],
      ['Enter', 'Goes home.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Keep its colours; the word takes the colour of the text around it.', 'Lead it to the home page.'],
  dont: ['Stretch, tilt or recolour it.', 'Use the mark as a spinner: that is `Spinner`.'],
  related: ['header', 'footer', 'spinner'],
  passthrough: 'a',
}
