import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'An input for numbers from 0.',
  usage:
    'Use it in a `Field`, for prices and stock. It drops characters that are not part of a number. The value is text, so that `12.` is possible while typing; convert it when the form is submitted. For quantities to order use `QuantityInput`. Without `value` the browser keeps the text: set `name` and `defaultValue`.',
  example: `<Field label="Price" required error={errors.price?.message}>
  <NumberInput value={price} onChange={setPrice} decimals={2} />
</Field>`,
  accessibility: {
    role: 'A `textbox` with a numeric virtual keyboard, named by its `Field`.',
    keys: [
      ['Tab', 'Moves the focus to the input.'],
      ['Digits', 'Are typed. So are a decimal point and a comma if `decimals` is set.'],
    ],
    announced: 'The error of its field.',
  },
  do: ['Put the unit into the label or the hint.', 'Allow decimals for money only.'],
  dont: ['Expect negative numbers: signs are dropped.', 'Use it for phone numbers or codes, which are text.'],
  related: ['quantity-input', 'text-input', 'field'],
  passthrough: 'input',
}
