import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Takes a password, hidden until one asks to see it.',
  usage: 'In a `Field`. `autoComplete` tells password managers whether to fill one in or to make one up.',
  example: `<Field label="Password" required error={errors.password?.message}>
  <PasswordInput value={password} onChange={setPassword} autoComplete="new-password" />
</Field>`,
  accessibility: {
    role: 'A password field, named by its `Field`; a `button` `Show password` or `Hide password`.',
    keys: [
      ['Tab', 'Comes to the field, then to the button.'],
      ['Enter, Space', 'On the button, show or hide what was typed.'],
    ],
    announced: 'The new name of the button when one comes back to it; the error of the field.',
  },
  do: ['Say the rule in a hint before it is broken.', 'Use `new-password` where one is made.'],
  dont: ['Forbid pasting.', 'Ask for it twice where it can be shown.'],
  related: ['text-input', 'field', 'auth-card'],
  passthrough: 'input',
}
