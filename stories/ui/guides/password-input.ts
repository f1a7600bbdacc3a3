import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'A password field with a button that shows the password.',
  usage:
    'Use it in a `Field`. `autoComplete` tells password managers whether to fill in a password or to suggest a new one. Without `value` the browser keeps the text: set `name` and `defaultValue`.',
  example: `<Field label="Password" required error={errors.password?.message}>
  <PasswordInput value={password} onChange={setPassword} autoComplete="new-password" />
</Field>`,
  accessibility: {
    role: 'A password field named by its `Field`, and a button `Show password` or `Hide password`.',
    keys: [
      ['Tab', 'Moves the focus to the field, then to the button.'],
      ['Enter, Space', 'On the button, shows or hides the password.'],
    ],
    announced: 'The new name of the button; the error of the field.',
  },
  do: ['Show the password rule in a hint.', 'Use `new-password` for a new password.'],
  dont: ['Prevent pasting.', 'Ask for the password twice if it can be shown.'],
  related: ['text-input', 'field', 'auth-card'],
  passthrough: 'input',
}
