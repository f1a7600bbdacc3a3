import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows everything one needs to decide about a toy.',
  usage:
    'The page of a toy. The picture left, the buying panel right, which stays in sight; on phones one below the other. Stars, stock, quantity and actions are slots.',
  example: `<ProductDetails
  {...toy}
  price={<Price value="$55.00" size="lg" />}
  stock={<StockBadge stock={toy.inventory} />}
  quantity={<Quantity />}
  actions={<Button wide>Add To Cart</Button>}
  promise="Delivery is always free."
/>`,
  accessibility: {
    role: '`region`, named by the toy, with its name as level 1 heading; two links to the brand.',
    keys: [['Tab', 'Goes from the brand through the panel to `See More`.']],
    announced: 'Nothing by itself; what the slots say.',
  },
  do: ['Give the picture an alternative text: here it stands for itself.', 'Keep the primary action first.'],
  dont: ['Hide the stock until somebody tries to buy.', 'Put reviews into it: they stand below.'],
  related: ['picture', 'quantity-input', 'stock-badge', 'wish-button'],
  passthrough: 'section',
}
