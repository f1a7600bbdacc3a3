import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Chooses any number out of thousands.',
  usage:
    'In a `Field`. It searches by words in any order, draws only what is in sight, and shows a chip for each choice; from thirteen on the rest waits behind a button. `failed` says why there are no options.',
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
    role: '`combobox`, named by its `Field`, with a `listbox` of `option`s that may be several; the active one is named by `aria-activedescendant`, the focus stays in the field.',
    keys: [
      ['Arrow Down, Arrow Up', 'Open the list and go through it, round at its ends.'],
      ['Page Down, Page Up', 'Go ten on or back.'],
      ['Home, End', 'Go to the first or the last option, once one is active.'],
      ['Enter, Space', 'Take the active option in or out; Space types a blank while none is active.'],
      ['Backspace', 'Takes out the last chip, while nothing is typed.'],
      ['Escape', 'Closes the list, then clears the text.'],
      ['Tab', 'Leaves it and closes the list.'],
    ],
    announced:
      'How many were found and chosen: `7 found, 1 chosen`; also `Loading…`, what failed, or that nothing is called so.',
  },
  do: [
    'Say in `listLabel` what the list is of.',
    'Keep the order of the choices: they are passed on as they were made.',
  ],
  dont: ['Use it for fewer than seven choices: show them as checkboxes.', 'Use it to choose one.'],
  related: ['select', 'chip', 'checkbox', 'field'],
}
