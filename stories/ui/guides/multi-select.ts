import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Selects any number of options from a long list.',
  usage:
    'Use it in a `Field`. The search matches words in any order; the list is virtualized; each selected option is a chip. From the thirteenth on, chips are behind a button. `error` replaces the list if the options could not be loaded. In a native form set `name`: each selected value is submitted under it. Without `value` it keeps the values: set `defaultValue`.',
  example: `<Field label="Products" required error={errors.products?.message}>
  <MultiSelect
    options={options}
    value={chosen}
    onChange={setChosen}
    listLabel="Toys"
    loading={loading}
  />
</Field>`,
  accessibility: {
    role: 'A `combobox` named by its `Field`, with a multi-selectable `listbox`. The focus stays in the input; `aria-activedescendant` points to the active option.',
    keys: [
      ['Arrow Down, Arrow Up', 'Opens the list and moves through it, wrapping at the ends.'],
      ['Page Down, Page Up', 'Moves by ten options.'],
      ['Home, End', 'Moves to the first or last option if an option is active.'],
      ['Enter, Space', 'Selects or deselects the active option. Space is typed if no option is active.'],
      ['Backspace', 'Removes the last chip while the text is empty.'],
      ['Escape', 'Closes the list, then clears the text.'],
      ['Tab', 'Leaves the control and closes the list.'],
    ],
    announced:
      'The number of matches and of selected options: `7 found, 1 selected`. Also `Loading…`, the error, or that there are no matches.',
  },
  do: ['Name the options in `listLabel`.', 'Preserve the order of `value`: it is the order of selection.'],
  dont: ['Use it for fewer than seven options; show checkboxes instead.', 'Use it to select a single option.'],
  related: ['select', 'chip', 'checkbox', 'field'],
  passthrough: 'input',
}
