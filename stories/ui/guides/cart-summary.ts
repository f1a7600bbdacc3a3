import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says what the cart costs and leads on to the order.',
  usage:
    'At the foot of the cart drawer. Delivery is always free. The button says `Purchase` to members and `Proceed To Checkout` to guests. `blocked` keeps it waiting, with the reason above it; `error` says why the last try failed.',
  example: `<CartSummary
  total="$219.00"
  signedIn={signedIn}
  onCheckout={checkOut}
  continueHref={shopHref}
  onContinue={close}
  busy={placing}
/>`,
  accessibility: {
    role: 'A description list of amounts, a `button` and a link `Continue Shopping`.',
    keys: [
      ['Tab', 'Goes from the button to the link.'],
      ['Enter', 'Presses the button or follows the link.'],
    ],
    announced: 'The `error` at once (`role="alert"`); the button says while it is busy.',
  },
  do: [
    'Give the total as it will be charged, ready to read.',
    'Set `busy` while the order is placed: presses are ignored.',
  ],
  dont: [
    'Disable the button without `blocked`: nobody would know why.',
    'Put promotions between the total and the button.',
  ],
  related: ['cart-drawer', 'cart-line', 'button'],
  passthrough: 'div',
}
