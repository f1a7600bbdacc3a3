import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows what a cart or an order costs: items, tax, delivery and the amount to pay.',
  usage: 'Use it wherever a customer decides or checks. Leave out `tax` and `total` while the tax is not known.',
  example: `<OrderFigures
  items="$209.00"
  tax="$4.95"
  total="$213.95"
/>`,
  accessibility: {
    role: 'A description list of amounts.',
    keys: [['Tab', 'Skips it: there is nothing to activate.']],
    announced: 'Nothing. Amounts that are left out read `not known yet`.',
  },
  do: ['Pass as `total` the amount that is charged, with tax.'],
  dont: ['Calculate in it: pass formatted amounts.'],
  related: ['cart-summary', 'order-details', 'invoice'],
  passthrough: 'dl',
}
