import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows a toy with everything needed to order it.',
  usage:
    'Use it for the product page. The purchase panel next to the picture stays visible; on phones it is below the picture. Stars, stock, quantity and actions are slots. Everything but `name`, `description`, `price` and `gallery` can be left out.',
  example: `<ProductDetails
  {...toy}
  price={<Price value="$55.00" size="lg" />}
  stock={<StockBadge stock={toy.inventory} />}
  quantity={<Quantity />}
  actions={<Button fullWidth>Add To Cart</Button>}
  delivery={{ text: 'Free delivery, 30 days to send it back', href: '#/delivery-and-returns' }}
/>`,
  accessibility: {
    role: 'A `region` named by the toy, with a level 1 heading, two links to the brand, and one to delivery and returns.',
    keys: [
      [
        'Tab',
        'Moves the focus from the picture, which opens larger, to the brand and through the panel to `See More`.',
      ],
    ],
    announced: 'Nothing, except by the slots.',
  },
  do: [
    'Start with the picture that shows the whole toy. `name` is the alternative text.',
    'Put the primary action first.',
  ],
  dont: ['Hide the stock until the user tries to order.', 'Put reviews into it: they follow below.'],
  related: ['picture-gallery', 'quantity-input', 'stock-badge', 'wish-button'],
  passthrough: 'section',
}
