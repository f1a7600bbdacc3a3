import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'Shows one key figure.',
  usage:
    'Use it on the overview of the dashboard. `delta` shows a change; `positive` says whether it is good, because a lower number may be better. With `href` the whole tile is a link.',
  example: `<StatTile
  label="Sales today"
  value="$1,240.00"
  delta={{ text: '+12 % to yesterday', direction: 'up' }}
  href="#/dashboard/orders"
/>`,
  accessibility: {
    role: 'Text. With `href`, a link named by the label that covers the tile.',
    keys: [
      ['Tab', 'Moves the focus to the tile if it is a link.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Describe the change in words: the arrow is decorative.', 'Pass a formatted value.'],
  dont: ['Put several numbers into one tile.', 'Compare with an unnamed period.'],
  related: ['chart-frame', 'table', 'badge'],
  passthrough: 'div',
}
