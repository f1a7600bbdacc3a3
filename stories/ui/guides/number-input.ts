import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Takes a number of 0 or more.',
  usage:
    'In a `Field`, for prices and stock. What is not part of a number cannot be typed. The value is text, so that `12.` can be typed on; turn it into a number when the form is sent. How many pieces somebody wants is a `QuantityInput`.',
  example: `<Field label="Price" required error={errors.price?.message}>
  <NumberInput value={price} onChange={setPrice} decimals={2} />
</Field>`,
  accessibility: {
    role: "`textbox` with the digits of a phone's keyboard, named by its `Field`.",
    keys: [
      ['Tab', 'Comes to it.'],
      ['Digits', 'Are kept; a point or comma too, where `decimals` allows it.'],
    ],
    announced: 'The error of its field.',
  },
  do: ['Say the unit in the label or the hint.', 'Allow decimals for money only.'],
  dont: ['Expect a sign: nothing is below 0.', 'Use it for phone numbers or codes: those are text.'],
  related: ['quantity-input', 'text-input', 'field'],
  passthrough: 'input',
}
