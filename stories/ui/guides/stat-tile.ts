import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows one number that matters.',
  usage:
    'On the overview of the dashboard. `delta` says how it moved, `good` whether that is welcome: a number may well fall for the better. With `href` the whole tile leads to where one acts on it.',
  example: `<StatTile
  label="Sales today"
  value="$1,240.00"
  delta={{ text: '+12 % to yesterday', direction: 'up' }}
  href="#/dashboard/orders"
/>`,
  accessibility: {
    role: 'Plain text; with `href` a link, named by the label, over the whole tile.',
    keys: [
      ['Tab', 'Comes to the tile, when it is a link.'],
      ['Enter', 'Follows it.'],
    ],
    announced: 'Nothing by itself.',
  },
  do: ['Say in words how it moved: the arrow is for the eye only.', 'Give the value ready to read.'],
  dont: ['Put several numbers into one tile.', 'Compare with a time that nobody knows.'],
  related: ['chart-frame', 'table', 'badge'],
  passthrough: 'div',
}
