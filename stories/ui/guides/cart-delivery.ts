import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows where the order will be delivered, next to the button that places it.',
  usage:
    'Use it as `delivery` of the cart summary, for members only. `lines` are the formatted lines of the address; without them it says that there is none and offers to add one.',
  example: `<CartDelivery
  lines={formatAddressLines(address)}
  onChange={openAddressPicker}
/>`,
  accessibility: {
    role: 'A section `Delivery address` with one button.',
    keys: [['Enter', 'Opens the addresses to choose from, or the form of a new one.']],
    announced:
      'The button is named `Change the delivery address`. While the address is loading the section sets `aria-busy`.',
  },
  do: ['Show the address that the order will really use.'],
  dont: ['Hide it while the address is loading: the button below would move.'],
  related: ['cart-summary', 'address-card'],
  passthrough: 'section',
}
