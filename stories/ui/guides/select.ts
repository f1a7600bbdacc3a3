import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'A native select.',
  usage:
    'Use it in a `Field`, for four options or more. It opens the list of the device, which works best on phones. Numbers stay numbers. It shows `placeholder` while nothing is selected. Without `value` the browser keeps the selection: set `name` and `defaultValue`.',
  example: `<Field label="Brand" required error={errors.brand?.message}>
  <Select
    options={brands}
    value={brand}
    onChange={setBrand}
    placeholder="Choose a brand"
  />
</Field>`,
  accessibility: {
    role: 'A `combobox` named by its `Field`.',
    keys: [
      ['Tab', 'Moves the focus to the select.'],
      ['Arrow keys', 'Select an option, or open the list on macOS.'],
      ['Space, Enter', 'Open the native list.'],
      ['A letter', 'Selects the option that starts with it.'],
    ],
    announced: 'The selected option; the error of the field.',
  },
  do: ['Sort the options as users look for them.', 'Start without a selection if the answer matters.'],
  dont: ['Use it for two or three options; use `RadioGroup` instead.', 'Run an action on change.'],
  related: ['inline-select', 'multi-select', 'radio-group', 'field'],
  passthrough: 'select',
}
