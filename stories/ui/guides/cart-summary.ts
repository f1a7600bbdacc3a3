import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows the total of the cart and the checkout button.',
  usage:
    'Use it as the `summary` of the cart drawer. Delivery is always free. The button says `Purchase` to members and `Proceed To Checkout` to guests. `blockedReason` disables it and shows the reason; `error` shows why the last attempt failed.',
  example: `<CartSummary
  total="$219.00"
  signedIn={signedIn}
  onCheckout={checkOut}
  continueHref={shopHref}
  onContinue={close}
  loading={placing}
/>`,
  accessibility: {
    role: 'A description list of amounts, a `button`, and a link `Continue Shopping`.',
    keys: [
      ['Tab', 'Moves the focus from the button to the link.'],
      ['Enter', 'Activates the button or follows the link.'],
    ],
    announced: 'The `error` immediately (`role="alert"`). The button sets `aria-busy` while it is loading.',
  },
  do: ['Pass the formatted total that will be charged.', 'Set `loading` while the order is being placed.'],
  dont: [
    'Disable the button without `blockedReason`: users would not know why.',
    'Place promotions between the total and the button.',
  ],
  related: ['cart-drawer', 'cart-line', 'button'],
  passthrough: 'div',
}
