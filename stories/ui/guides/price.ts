import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows an amount of money.',
  exports: ['Price'],
  usage:
    'Wherever a price stands alone. It takes text that is ready to read. `was` is struck through and said as what it was before.',
  example: `<Price value="$55.00" was="$60.00" size="lg" />`,
  accessibility: {
    role: 'Plain text. With `was`: `Now $55.00, before $60.00`.',
    keys: [],
    announced: 'Nothing by itself.',
  },
  do: ['Format with two decimals: `$55.00`.', 'Give `was` only where the price has really changed.'],
  dont: ['Shout: one size larger is enough.', 'Calculate in it.'],
  related: ['product-card', 'product-details', 'price-slider'],
  passthrough: 'span',
}
