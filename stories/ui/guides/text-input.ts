import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Takes one line of text.',
  usage:
    'In a `Field`, which labels and describes it. `type` gives phones the right keyboard; `autoComplete` lets the browser help. Passwords, numbers and quantities have controls of their own.',
  example: `<Field label="Email" required error={errors.email?.message}>
  <TextInput type="email" autoComplete="email" value={email} onChange={setEmail} />
</Field>`,
  accessibility: {
    role: '`textbox`, named and described by its `Field`; `aria-invalid` while that has an error.',
    keys: [
      ['Tab', 'Comes to it.'],
      ['Enter', 'Sends the form.'],
    ],
    announced: 'The error and the hint of its field, as its description.',
  },
  do: ['Set `autoComplete` for everything about a person.', 'Make `readOnly` what may be copied but not changed.'],
  dont: ['Use the placeholder as the label.', 'Use `type="number"`: that is a `NumberInput`.'],
  related: ['field', 'password-input', 'number-input', 'text-area'],
  passthrough: 'input',
}
