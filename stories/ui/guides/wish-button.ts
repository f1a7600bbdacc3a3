import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Adds a toy to the WishList and removes it.',
  usage:
    'Use `float` on a picture and `block` next to a button. The parent asks guests to log in, and shows the new state before it is saved.',
  example: `<WishButton
  name="Teddy Bears"
  pressed={isLiked}
  onPressedChange={setLiked}
  loading={saving}
  variant="float"
/>`,
  accessibility: {
    role: 'A `button` named by its action: `Add Teddy Bears to your WishList` or `Remove Teddy Bears from your WishList`. The name is its state, so that it has no `aria-pressed`.',
    keys: [
      ['Tab', 'Moves the focus to the button, after the link of its card.'],
      ['Enter, Space', 'Adds or removes the toy.'],
    ],
    announced: 'Its new name; `aria-busy` while a change is being saved.',
  },
  do: ['Update it optimistically, and restore it if saving fails.', 'Name the toy.'],
  dont: ['Hide it from guests.', 'Use the heart for anything else.'],
  related: ['product-card', 'icon-button', 'product-details'],
  passthrough: 'button',
}
