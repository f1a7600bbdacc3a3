import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows the availability of a toy.',
  usage:
    'Use it on the product page and in lists of the dashboard. From `lowStockThreshold` down it shows the number of pieces; without the threshold it never does.',
  example: `<StockBadge stock={toy.inventory} lowStockThreshold={5} />`,
  accessibility: {
    role: 'Plain text: `In stock`, `Out of stock` or `Only 3 left`.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Pass the real stock, even below 0.', 'Use the same threshold everywhere.'],
  dont: ['Show the number while there is enough stock.', 'Use it as an order button.'],
  related: ['badge', 'product-details', 'quantity-input'],
  passthrough: 'span',
}
