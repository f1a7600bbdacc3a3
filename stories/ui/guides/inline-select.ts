import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'A compact select for toolbars with its label inside.',
  usage:
    'Use it above a list, for example for `Sort By`. It is as wide as the selected option. In forms use `Select`. In a `Field`, leave out `label`. Without `value` the browser keeps the selection: set `name` and `defaultValue`.',
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
    role: 'A native `combobox` named by its label or its `Field`.',
    keys: [
      ['Tab', 'Moves the focus to the select. The outline surrounds the whole box.'],
      ['Arrow keys', 'Select an option.'],
      ['Space, Enter', 'Opens the native list.'],
      ['A letter', 'Selects the option that starts with it.'],
    ],
    announced: 'The selected option, on each change.',
  },
  do: ['Apply the choice immediately.', 'Keep labels short: they must fit on one line.'],
  dont: ['Use it for actions; use `Menu` instead.', 'Use it in a form.'],
  related: ['select', 'page-header', 'menu'],
  passthrough: 'select',
}
