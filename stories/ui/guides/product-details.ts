import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows a toy with everything needed to order it.',
  usage:
    'Use it for the product page. The purchase panel next to the picture stays visible; on phones it is below the picture. Stars, stock, quantity and actions are slots.',
  example: `<ProductDetails
  {...toy}
  price={<Price value="$55.00" size="lg" />}
  stock={<StockBadge stock={toy.inventory} />}
  quantity={<Quantity />}
  actions={<Button fullWidth>Add To Cart</Button>}
  promise="Delivery is always free."
/>`,
  accessibility: {
    role: 'A `region` named by the toy, with a level 1 heading and two links to the brand.',
    keys: [['Tab', 'Moves the focus from the brand through the panel to `See More`.']],
    announced: 'Nothing, except by the slots.',
  },
  do: ['Give the picture an alternative text.', 'Put the primary action first.'],
  dont: ['Hide the stock until the user tries to order.', 'Put reviews into it: they follow below.'],
  related: ['picture', 'quantity-input', 'stock-badge', 'wish-button'],
  passthrough: 'section',
}
