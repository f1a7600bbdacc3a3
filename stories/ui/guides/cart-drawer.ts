import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows the cart over the page, so that one can go on from any screen.',
  usage:
    'It holds one `CartLine` for each toy and a `CartSummary` at its foot. Without children it says that the cart is empty and leads to the shop; the summary is then left out.',
  example: `<CartDrawer
  open={open}
  onClose={close}
  shopHref={shopHref}
  summary={<CartSummary {...summary} />}
>
  {lines.map((line) => (
    <CartLine key={line.id} {...line} />
  ))}
</CartDrawer>`,
  accessibility: {
    role: '`dialog`, named `Shopping Cart`; the lines are a list.',
    keys: [
      ['Tab', 'Goes round inside the drawer.'],
      ['Escape', 'Closes it; the focus goes back to what opened it.'],
    ],
    announced: 'Its title, when it opens. Each line announces its own note.',
  },
  do: ['Give each line a `key`.', 'Close the menu when it opens: there is one drawer at a time.'],
  dont: [
    'Wrap the lines into a list of your own: each child becomes an item.',
    'Put anything but the summary at the foot.',
  ],
  related: ['cart-line', 'cart-summary', 'cart-button', 'drawer'],
}
