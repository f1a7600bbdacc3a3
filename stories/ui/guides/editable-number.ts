import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Edits one number of a list where it stands.',
  usage:
    'Use it for a number that people change often, such as a price or a stock. `value` is the number as it is typed, `text` as it is shown. `onSave` resolves with the reason if the number was not saved; the typed text stays then.',
  example: `<EditableNumber
  label="Price of Teddy Bears"
  value="55.00"
  text="$55.00"
  decimals={2}
  validate={findProblem}
  onSave={savePrice}
/>`,
  accessibility: {
    role: 'A `button` with the label and the number, then a text field with the label.',
    keys: [
      ['Enter', 'Opens the field with its text selected; in the field, saves.'],
      ['Escape', 'Restores the number.'],
      ['Tab', 'Leaves the field and saves.'],
    ],
    announced: 'Why a number was not saved.',
  },
  do: ['Name the row in the label.', 'Check the number as the form of the row does.'],
  dont: ['Use it in a form that has a Save button.'],
  related: ['number-input', 'table'],
  passthrough: 'div',
}
