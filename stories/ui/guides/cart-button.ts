import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Opens the cart and shows the number of toys in it.',
  usage:
    'Use it once, in the header. The badge adds up all quantities, up to `99+`, and bounces when the number grows.',
  example: `<CartButton count={pieces} open={cartOpen} onClick={openCart} />`,
  accessibility: {
    role: 'A `button` named by the count: `Cart, 3 toys` or `Cart, empty`. It has `aria-haspopup="dialog"`, and `aria-expanded` reflects `open`.',
    keys: [
      ['Tab', 'Moves the focus to the button.'],
      ['Enter, Space', 'Opens the cart.'],
    ],
    announced: 'Nothing. A toast announces added toys.',
  },
  do: ['Count pieces, not lines.', 'Pass `open`, so that the state is exposed.'],
  dont: ['Show the exact number above 98: badge and name both say `99+`.', 'Use it without a drawer.'],
  related: ['cart-drawer', 'count-badge', 'header'],
  passthrough: 'button',
}
