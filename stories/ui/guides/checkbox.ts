import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Answers a yes-or-no question in a form.',
  usage:
    'Use it in forms. Use `Switch` for a setting that applies immediately, and `RadioGroup` if the user must choose explicitly. It has its own label, so it needs a `Field` only for an error. In a native form set `name`, and `formValue` to submit something else than `on`. Without `value` the browser keeps the state: set `defaultValue`.',
  example: `<Checkbox
  label="As the Default"
  value={isDefault}
  onChange={setIsDefault}
  hint="Your orders are delivered here."
/>`,
  accessibility: {
    role: 'A `checkbox` named by its label and described by its hint.',
    keys: [
      ['Tab', 'Moves the focus to the checkbox.'],
      ['Space', 'Checks or unchecks it.'],
    ],
    announced: 'Its state on each change. The hint and the error of its field as the description.',
  },
  do: ['Word the label so that a check means yes: `As the Default`.', 'Keep the whole row clickable.'],
  dont: ['Use a negation: `Do not send letters`.', 'Save on change: a checkbox is submitted with its form.'],
  related: ['switch', 'radio-group', 'field'],
  passthrough: 'input',
}
