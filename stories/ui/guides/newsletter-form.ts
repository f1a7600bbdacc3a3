import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Asks for an email to send letters to.',
  usage:
    'In the footer, on ink ground. It takes a `Field` whose label is hidden. Under it stands the promise, and after success that it worked.',
  example: `<NewsletterForm busy={sending} done={done} onSubmit={submit}>
  <Field label="Email" labelHidden error={error}>
    <TextInput
      type="email"
      value={email}
      onChange={setEmail}
      placeholder="Email address"
    />
  </Field>
</NewsletterForm>`,
  accessibility: {
    role: '`form`, named by its heading `Letters from the toy box`.',
    keys: [
      ['Tab', 'Goes from the email to Subscribe.'],
      ['Enter', 'Sends it, also from the field.'],
    ],
    announced: 'The error of the field, politely. Success is said by a notice.',
  },
  do: ['Reset the field after success.', 'Keep it to the email.'],
  dont: ['Put it in a dialog that opens by itself.', 'Validate in the browser: the field says it in our words.'],
  related: ['footer', 'field', 'text-input'],
  passthrough: 'form',
}
