import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  purpose: 'A button for places with space for an icon only.',
  usage:
    '`label` is required: it is the accessible name and the tooltip. Use `quiet` in rows, `float` on pictures and `block` next to buttons. `danger` turns red on hover. Use 36 px only in dense places such as tables.',
  example: `<IconButton
  label="Remove Teddy Bears"
  icon={<X aria-hidden="true" />}
  tone="danger"
  onClick={remove}
/>`,
  accessibility: {
    role: 'A `button` named by `label`.',
    keys: [
      ['Tab', 'Moves the focus to the button, even while it is loading.'],
      ['Enter, Space', 'Activates the button.'],
    ],
    announced: 'While it is loading, it sets `aria-busy`, keeps the focus and ignores clicks.',
  },
  do: [
    'Name the object too: `Remove Teddy Bears`, not `Remove`.',
    'Hide the icon from assistive technology: `aria-hidden`.',
  ],
  dont: [
    'Use an icon that needs an explanation if there is space for a word.',
    'Use the same name twice on one screen.',
  ],
  related: ['button', 'wish-button', 'chip'],
  passthrough: 'button',
}
