import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Connects a control with its label, hint and error message.',
  exports: ['Field', 'useFieldControl', 'useFieldGroup'],
  usage:
    'Wrap every form control in it. The field provides the id, the description, `aria-invalid` and `aria-required` through context.\n\nSet `group` for a control of several parts, which has no single element to label: `RadioGroup`, `StarInput`, `DateRange` and `PriceSlider`. `SearchInput`, `InlineSelect` and `DateRange` have a `label` of their own; leave it out in a field.\n\nIn a custom control call `useFieldControl(props)`, in one of several parts `useFieldGroup(props)`, and spread the result after the props.\n\nAll controls with a `name` work in native forms, and none needs state: with `defaultValue` instead of `value` they keep their value themselves, and a reset of the form resets them. A control of two values has two names: `fromName` and `toName`, `minName` and `maxName`. A `value` is that of its owner: a reset of the form does not change it.',
  example: `<Field label="Email" required hint="We never share it." error={errors.email?.message}>
  <TextInput type="email" value={email} onChange={setEmail} />
</Field>

<form action={subscribe}>
  <Field label="Name">
    <TextInput name="name" defaultValue="Ada" />
  </Field>
  <Field label="Rating" group>
    <StarInput name="stars" />
  </Field>
  <Button type="submit">Subscribe</Button>
</form>`,
  accessibility: {
    role: 'A `label` for the control. With `group`, a text that names the group. Error and hint are its description (`aria-describedby`), the error first.',
    keys: [],
    announced:
      "A new error while the user types, politely. It is also part of the control's description, which is read when a form moves the focus to its first invalid control after a submit.",
  },
  do: ['Show one error, and say how to fix it.', 'Keep the label short and put help into `hint`.'],
  dont: ['Use the placeholder as the label.', 'Leave out the label; hide it with `labelHidden` instead.'],
  related: ['text-input', 'select', 'radio-group', 'checkbox'],
  passthrough: 'div',
}
