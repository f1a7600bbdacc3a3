import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'An input for the quantity to order.',
  usage:
    'Use it in a `Field`. The user types a number or changes it in steps. The value may exceed `max` while typing; the field then shows an error. It is disabled without stock, unless there is an error to correct. Without `value` it keeps the number: set `name` and `defaultValue`.',
  example: `<Field label="Quantity" error={error}>
  <QuantityInput
    value={quantity}
    onChange={setQuantity}
    max={5}
    hint="up to 5 for each order"
  />
</Field>`,
  accessibility: {
    role: 'A `spinbutton` with its limits, named by its `Field`. The buttons `One less` and `One more` are for the pointer only.',
    keys: [
      ['Tab', 'Moves the focus to the input. It skips the buttons, because the arrow keys do the same.'],
      ['Arrow Up, Arrow Down', 'Changes the quantity by one.'],
      ['Page Up, Page Down', 'Changes the quantity by ten.'],
      ['Digits', 'Are typed; other characters are dropped.'],
    ],
    announced: 'The number, on each change; the error of its field.',
  },
  do: ['Show the maximum in `hint`.', 'Accept an empty input: it is 0, and the field shows an error.'],
  dont: ['Correct the number while the user types.', 'Use it for prices; use `NumberInput` instead.'],
  related: ['number-input', 'field', 'cart-line'],
  passthrough: 'input',
}
