import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows what the cart costs, where it is delivered, and the checkout button.',
  usage:
    'Use it as the `summary` of the cart drawer. Delivery is always free. The button says `Purchase` to members and `Proceed To Checkout` to guests. `blockedReason` disables it and shows the reason; `error` shows why the last attempt failed, and `notice` what to check before the next press. Leave out `tax` and `total` while the tax is not known.',
  example: `<CartSummary
  items="$219.00"
  tax="$4.95"
  total="$223.95"
  delivery={<CartDelivery lines={lines} onChange={openAddressPicker} />}
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
    announced:
      'A new `total`. The `error` and the `notice` immediately (`role="alert"`). The button sets `aria-busy` while it is loading.',
  },
  do: ['Pass as `total` the amount that will be charged, with tax.', 'Set `loading` while the order is being placed.'],
  dont: [
    'Disable the button without `blockedReason`: users would not know why.',
    'Place promotions between the total and the button.',
  ],
  related: ['cart-drawer', 'cart-delivery', 'cart-line', 'button'],
  passthrough: 'div',
}
