import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Chooses one of several, by the control of the device.',
  usage:
    'In a `Field`, from about five choices on. It is the best one on a phone. Numbers stay numbers. While nothing is chosen it shows `placeholder`.',
  example: `<Field label="Brand" required error={errors.brand?.message}>
  <Select
    options={brands}
    value={brand}
    onChange={setBrand}
    placeholder="Choose a brand"
  />
</Field>`,
  accessibility: {
    role: '`combobox`, named by its `Field`.',
    keys: [
      ['Tab', 'Comes to it.'],
      ['Arrow keys', 'Choose.'],
      ['Space, Enter', 'Open the list of the device.'],
      ['A letter', 'Goes to the option that begins with it.'],
    ],
    announced: 'The option chosen; the error of the field.',
  },
  do: ['Sort the options as people look for them.', 'Begin with nothing chosen where the answer matters.'],
  dont: ['Use it for two or three choices: show them.', 'Run an action when it changes.'],
  related: ['inline-select', 'multi-select', 'radio-group', 'field'],
}
