import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Lists what was bought, line by line.',
  usage:
    'On the page of an order. A toy that is gone reads `Not Available`; its line stays. `statusControl` takes the place of the badge for those who may change it.',
  example: `<PurchasedItems
  items={[
    {
      id: '1',
      product: { name: 'Rubix Cube', href: '#/product/rubix-cube' },
      picture: { src },
      price: '$60.00',
      quantity: 2,
      total: '$120.00',
      status: 'Shipped',
    },
  ]}
/>`,
  accessibility: {
    role: '`region`, named by the heading `Purchased Items`; a list. Each line says price, quantity and total in words.',
    keys: [
      ['Tab', 'Goes from toy to toy, and to the controls of their statuses.'],
      ['Enter', 'Opens the toy.'],
    ],
    announced: 'Nothing by itself.',
  },
  do: ['Show what was paid, not what it costs today.', "Pass the shop's logo as `fallbackSrc` of the picture."],
  dont: ['Leave out toys that are gone.', 'Add up in it: totals come ready to read.'],
  related: ['order-details', 'order-status-select', 'picture'],
  passthrough: 'section',
}
