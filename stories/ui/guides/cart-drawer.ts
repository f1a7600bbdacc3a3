import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows the cart on top of the current page.',
  usage:
    'Pass one `CartLine` per toy and a `CartSummary`. Without children it shows a message and a link to the shop, and hides the summary.',
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
    role: 'A `dialog` named `Shopping Cart` that contains a list.',
    keys: [
      ['Tab', 'Moves the focus within the drawer.'],
      ['Escape', 'Closes the drawer and returns the focus to the element that opened it.'],
    ],
    announced: 'The title when the drawer opens. Each line announces its note.',
  },
  do: ['Give each line a `key`.', 'Close the menu when the cart opens: only one drawer may be open.'],
  dont: ['Wrap the lines in a list: each child becomes a list item.', 'Put anything but the summary into `summary`.'],
  related: ['cart-line', 'cart-summary', 'cart-button', 'drawer'],
  passthrough: 'div',
}
