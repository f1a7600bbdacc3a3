import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Lists the lines of an order.',
  usage:
    'Use it on the order page. A deleted toy keeps its name and picture, and reads `Not Available` instead of a link. `statusControl` replaces the badge for users who may change the status.',
  example: `<PurchasedItems
  items={[
    {
      id: '1',
      name: 'Rubix Cube',
      href: '#/product/rubix-cube',
      picture: { src },
      price: '$60.00',
      quantity: 2,
      total: '$120.00',
      status: 'Shipped',
    },
  ]}
/>`,
  accessibility: {
    role: 'A `region` named by the heading `Purchased Items`, with a list. Each line contains price, quantity and total as text.',
    keys: [
      ['Tab', 'Moves the focus from toy to toy and to the status controls.'],
      ['Enter', 'Opens the product page.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Show the price that was paid.', "Pass the shop's logo as `fallbackSrc` of the picture."],
  dont: ['Leave out deleted toys.', 'Calculate in it: pass formatted totals.'],
  related: ['order-details', 'order-status-select', 'picture'],
  passthrough: 'section',
}
