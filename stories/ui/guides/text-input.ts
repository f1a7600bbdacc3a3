import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'A single-line text field.',
  usage:
    'Use it in a `Field`, which labels and describes it. `type` selects the virtual keyboard, and `autoComplete` enables autofill. Use the specific inputs for passwords, numbers and quantities. Without `value` the browser keeps the text: set `name` and `defaultValue`.',
  example: `<Field label="Email" required error={errors.email?.message}>
  <TextInput type="email" autoComplete="email" value={email} onChange={setEmail} />
</Field>`,
  accessibility: {
    role: 'A `textbox` named and described by its `Field`, with `aria-invalid` while the field has an error.',
    keys: [
      ['Tab', 'Moves the focus to the field.'],
      ['Enter', 'Submits the form.'],
    ],
    announced: 'The error and the hint of its field, as the description.',
  },
  do: ['Set `autoComplete` for personal data.', 'Set `readOnly` for values that may be copied but not changed.'],
  dont: ['Use the placeholder as the label.', 'Use `type="number"`; use `NumberInput` instead.'],
  related: ['field', 'password-input', 'number-input', 'text-area'],
  passthrough: 'input',
}
