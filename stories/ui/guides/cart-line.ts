import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows one toy of the cart with its quantity, its price and a way to take it out.',
  usage:
    '`quantity` is text where it cannot be changed and a `QuantityInput` where it can. What has changed since the toy was put in goes into `note`; with `unavailable` the picture pales and the price is struck through.',
  example: `<CartLine
  {...line}
  price="$120.00"
  quantity="Quantity 2"
  note="Only 3 left"
  onRemove={() => remove(line.id)}
/>`,
  accessibility: {
    role: 'A link named by the toy and a button `Remove Teddy Bears`.',
    keys: [
      ['Tab', 'Goes from the toy to its remove button, then to the quantity.'],
      ['Enter', 'Follows the link or removes the toy.'],
    ],
    announced:
      'The note, with the name of the toy before it, as soon as it appears (`role="status"`). While it is being removed the line says that it is busy.',
  },
  do: ['Give the price of the whole line, ready to read.', 'Say in `note` why a toy cannot be bought.'],
  dont: ['Mark a line as `unavailable` without a note.', 'Ask back before removing: it can be put in again.'],
  related: ['cart-drawer', 'quantity-input', 'cart-summary'],
  passthrough: 'div',
}
