import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows one toy of the cart with its quantity, price and a remove button.',
  exports: ['CartLine', 'RemovedLine'],
  usage:
    '`quantity` is text, or a `QuantityInput` if it can be changed. `onSaveForLater` adds a `Save for later` button for members. When a line is removed, show a `RemovedLine` in its place. Use `unitPrice` where there are several pieces, and `note` for changes since the toy was added. `unavailable` fades the picture and strikes through the price.',
  example: `<CartLine
  {...line}
  price="$120.00"
  quantity="Quantity 2"
  note="Only 3 left"
  onRemove={() => remove(line.id)}
/>`,
  accessibility: {
    role: 'A link named by the toy, and buttons such as `Remove Teddy Bears` and `Save for later: Teddy Bears`. That of a `RemovedLine` is `Undo: put Teddy Bears back`.',
    keys: [
      ['Tab', 'Moves the focus to the link, then to the remove button, the quantity and `Save for later`.'],
      ['Enter', 'Follows the link.'],
      ['Enter, Space', 'Presses the button. A `RemovedLine` moves the focus to its button.'],
    ],
    announced:
      'The note, preceded by the name of the toy, when it appears (`role="status"`). With `loading` or `saving` the line has `aria-busy`.',
  },
  do: ['Pass the formatted price of the whole line.', 'Explain in `note` why a toy cannot be ordered.'],
  dont: ['Set `unavailable` without a note.', 'Ask for confirmation before removing: it can be undone.'],
  related: ['cart-drawer', 'quantity-input', 'cart-summary'],
  passthrough: 'div',
}
