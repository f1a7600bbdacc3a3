import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Turns something on or off, at once.',
  usage:
    'For what takes effect without saving: active, shown, subscribed. What waits for a form is a `Checkbox`. `tooltip` says what a press brings about beyond the obvious, and is always part of the description.',
  example: `<Switch
  label="Puzzles active"
  labelHidden
  value={category.isActive}
  onChange={setActive}
  busy={saving}
  tooltip="Disabling Puzzles will also disable all Puzzles products."
/>`,
  accessibility: {
    role: '`switch`, named by its label and described by its tooltip.',
    keys: [
      ['Tab', 'Comes to it, also while it is busy; shows the tooltip.'],
      ['Space, Enter', 'Turn it on or off.'],
      ['Escape', 'Takes the tooltip away.'],
    ],
    announced: '`on` or `off`, with each change; that it is busy.',
  },
  do: [
    'Say of what, where there are several on a screen.',
    'Set `busy` until the server has answered, and turn it back where it fails.',
  ],
  dont: ['Put a Save button beside it.', 'Let the label change with the state.'],
  related: ['checkbox', 'tooltip', 'table'],
  passthrough: 'button',
}
