import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Does something where there is only room for an icon.',
  usage:
    'Its `name` is required: it is read aloud and shown as a tooltip. `quiet` in a row of things, `float` on a picture, `block` beside buttons; `danger` turns red under the pointer. 36 px only in dense places such as tables.',
  example: `<IconButton
  name="Remove Teddy Bears"
  icon={<X aria-hidden="true" />}
  tone="danger"
  onClick={remove}
/>`,
  accessibility: {
    role: '`button`, named by `name`.',
    keys: [
      ['Tab', 'Comes to it, also while it is busy.'],
      ['Enter, Space', 'Press it.'],
    ],
    announced: 'While it is busy it says so, keeps the focus and ignores presses.',
  },
  do: ['Name the object too: `Remove Teddy Bears`, not `Remove`.', 'Hide the icon itself: `aria-hidden`.'],
  dont: ['Use an icon that needs explaining where a word would fit.', 'Put two with the same name on one screen.'],
  related: ['button', 'wish-button', 'chip'],
  passthrough: 'button',
}
