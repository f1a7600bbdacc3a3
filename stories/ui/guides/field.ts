import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Gives a control its label, its hint and its message.',
  exports: ['Field', 'useFieldControl', 'useFieldGroup'],
  usage:
    'Around every control of a form. It tells the control its id, its description, whether it is wrong and whether it is required: nothing is wired by hand. `group` is for sets of choices, which have no single control to point at. A control of your own asks `useFieldControl()`, a set of choices `useFieldGroup()`.',
  example: `<Field label="Email" required hint="We never share it." error={errors.email?.message}>
  <TextInput type="email" value={email} onChange={setEmail} />
</Field>`,
  accessibility: {
    role: 'A `label` that names the control; hint and error describe it (`aria-describedby`), the error first.',
    keys: [],
    announced: 'A new error, politely, while it appears; again as the description of the control.',
  },
  do: ['Show the first error only, and say how to put it right.', 'Keep the label short; put the help into `hint`.'],
  dont: ['Use the placeholder as the label.', 'Leave out the label: hide it by `labelHidden`.'],
  related: ['text-input', 'select', 'radio-group', 'checkbox'],
  passthrough: 'div',
}
