import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Opens the cart and says how many toys are in it.',
  usage:
    'In the header, once. The badge counts all pieces together and stops at `99+`; it bumps when a toy lands in the cart and stays still when one leaves.',
  example: `<CartButton count={pieces} open={cartOpen} onClick={openCart} />`,
  accessibility: {
    role: '`button`, named with the count: `Cart, 3 toys` or `Cart, empty`; `aria-haspopup="dialog"`, `aria-expanded` follows `open`.',
    keys: [
      ['Tab', 'Comes to it.'],
      ['Enter, Space', 'Open the cart.'],
    ],
    announced: 'Nothing by itself: what was put into the cart is said by a notice.',
  },
  do: ['Count pieces, not lines.', 'Pass `open`, so that its state is said.'],
  dont: [
    'Show the exact number beyond 98: the badge and the name agree on `99+`.',
    'Use it without a drawer behind it.',
  ],
  related: ['cart-drawer', 'count-badge', 'header'],
  passthrough: 'button',
}
