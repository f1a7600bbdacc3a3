import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Turns a setting on or off immediately.',
  usage:
    'Use it for settings that apply without saving: active, visible, subscribed. In a form use `Checkbox`; a switch in one is submitted like a checkbox if it has a `name`. It has its own label, so it needs a `Field` only for an error. Without `value` it keeps its state: set `defaultValue`. `tooltip` explains side effects and is always part of the accessible description.',
  example: `<Switch
  label="Puzzles active"
  labelHidden
  value={category.isActive}
  onChange={setActive}
  loading={saving}
  tooltip="Disabling Puzzles will also disable all Puzzles products."
/>`,
  accessibility: {
    role: 'A `switch` named by its label and described by its tooltip.',
    keys: [
      ['Tab', 'Moves the focus to the switch, even while it is loading, and shows the tooltip.'],
      ['Space, Enter', 'Turns it on or off.'],
      ['Escape', 'Closes the tooltip.'],
    ],
    announced: '`on` or `off`, on each change, and the busy state.',
  },
  do: [
    'Name the object in the label if there are several switches.',
    'Set `loading` until the server has responded, and restore the value if it fails.',
  ],
  dont: ['Add a Save button.', 'Change the label with the state.'],
  related: ['checkbox', 'tooltip', 'table'],
  passthrough: 'button',
}
