import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'A sign-up form for the newsletter.',
  usage:
    'Use it in the footer, on the dark background. Pass a `Field` with a hidden label. The note below the field is replaced by a confirmation when `subscribed` is set.',
  example: `<NewsletterForm loading={sending} subscribed={subscribed} onSubmit={submit}>
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
    role: 'A `form` named by its heading `Letters from the toy box`.',
    keys: [
      ['Tab', 'Moves the focus from the email to `Subscribe`.'],
      ['Enter', 'Submits the form.'],
    ],
    announced: 'The error of the field, politely. A toast announces the success.',
  },
  do: ['Reset the field after success.', 'Ask for the email only.'],
  dont: ['Show it in a dialog that opens by itself.', 'Use native validation: the field shows our messages.'],
  related: ['footer', 'field', 'text-input'],
  passthrough: 'form',
}
