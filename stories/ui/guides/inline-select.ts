import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Chooses one of several from a toolbar, with its label inside.',
  usage: 'Above a list: `Sort By`. It is as wide as what it says. In forms take a `Select` in a `Field`.',
  example: `<InlineSelect
  label="Sort By"
  options={[
    { value: 0, label: 'Newest First' },
    { value: 1, label: 'Price High to Low' },
  ]}
  value={order}
  onChange={setOrder}
/>`,
  accessibility: {
    role: '`combobox`, the select of the device, named by its label.',
    keys: [
      ['Tab', 'Comes to it; the outline runs around the whole box.'],
      ['Arrow keys', 'Choose.'],
      ['Space, Enter', 'Open the list of the device.'],
      ['A letter', 'Goes to the option that begins with it.'],
    ],
    announced: 'The chosen option, with each change.',
  },
  do: ['Let the choice take effect at once.', 'Keep labels short: it is one line.'],
  dont: ['Use it for actions: that is a `Menu`.', 'Use it inside a form.'],
  related: ['select', 'page-header', 'menu'],
}
