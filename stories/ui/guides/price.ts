import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows an amount of money.',
  exports: ['Price'],
  usage: 'Pass formatted text. `previousValue` is struck through and read as the earlier price.',
  example: `<Price value="$55.00" previousValue="$60.00" size="lg" />`,
  accessibility: {
    role: 'Text. With `previousValue`: `Now $55.00, before $60.00`.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Format with two decimals: `$55.00`.', 'Pass `previousValue` only if the price has really changed.'],
  dont: ['Emphasize it further: a larger size is enough.', 'Calculate in it.'],
  related: ['product-card', 'product-details', 'price-slider'],
  passthrough: 'span',
}
