import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Connects a control with its label, hint and error message.',
  exports: ['Field', 'useFieldControl', 'useFieldGroup'],
  usage:
    'Wrap every form control in it. The field provides the id, the description, `aria-invalid` and `aria-required` through context. Set `group` for a set of options, which has no single control to label. In a custom control call `useFieldControl()`, in a custom set of options `useFieldGroup()`.',
  example: `<Field label="Email" required hint="We never share it." error={errors.email?.message}>
  <TextInput type="email" value={email} onChange={setEmail} />
</Field>`,
  accessibility: {
    role: 'A `label` for the control. Error and hint are its description (`aria-describedby`), the error first.',
    keys: [],
    announced: "A new error, politely. It is also part of the control's description.",
  },
  do: ['Show one error, and say how to fix it.', 'Keep the label short and put help into `hint`.'],
  dont: ['Use the placeholder as the label.', 'Leave out the label; hide it with `labelHidden` instead.'],
  related: ['text-input', 'select', 'radio-group', 'checkbox'],
  passthrough: 'div',
}
