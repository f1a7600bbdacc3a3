import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Asks how many, from one to the most that can be taken.',
  usage:
    'In a `Field`. Typed, or by one with the buttons and the arrow keys. What is typed may pass the bounds: the field then says what is wrong. With nothing in stock it is disabled, unless there is an error to correct.',
  example: `<Field label="Quantity" error={error}>
  <QuantityInput
    value={quantity}
    onChange={setQuantity}
    max={5}
    bounds="up to 5 for each order"
  />
</Field>`,
  accessibility: {
    role: '`spinbutton` with its bounds, named by its `Field`; two buttons, `One less` and `One more`, for the pointer only.',
    keys: [
      ['Tab', 'Comes to the box; it passes the two buttons, which do what the arrow keys do.'],
      ['Arrow Up, Arrow Down', 'One more, one less.'],
      ['Page Up, Page Down', 'Ten more, ten less.'],
      ['Digits', 'Are kept; all else is dropped.'],
    ],
    announced: 'The number, with each change; the error of its field.',
  },
  do: ['Say the most in `bounds`.', 'Keep an empty box: it is 0, and the field says so.'],
  dont: ['Correct what somebody types while they type.', 'Use it for prices: that is a `NumberInput`.'],
  related: ['number-input', 'field', 'cart-line'],
}
