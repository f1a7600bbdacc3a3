import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says whether a toy can be had.',
  usage:
    'On the page of a toy and in lists of the dashboard. From `lowAt` pieces down it says how few are left; without `lowAt` it never does.',
  example: `<StockBadge stock={toy.inventory} lowAt={5} />`,
  accessibility: {
    role: 'Plain text: `In stock`, `Out of stock` or `Only 3 left`.',
    keys: [],
    announced: 'Nothing by itself.',
  },
  do: ['Pass what is really there, also below 0.', 'Take the same `lowAt` everywhere.'],
  dont: ['Show the number while there is plenty.', 'Use it as a button to order.'],
  related: ['badge', 'product-details', 'quantity-input'],
  passthrough: 'span',
}
