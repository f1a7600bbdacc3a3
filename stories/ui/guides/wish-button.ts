import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Puts a toy on the WishList and takes it off again.',
  usage:
    'On a card it floats on the picture, on the page of a toy it is a block beside the button. Guests are asked to log in by whoever holds it.',
  example: `<WishButton
  name="Teddy Bears"
  pressed={isLiked}
  onToggle={setLiked}
  busy={saving}
  look="float"
/>`,
  accessibility: {
    role: 'Toggle `button`, named by what a press does: `Add Teddy Bears to your WishList`; `aria-pressed`.',
    keys: [
      ['Tab', 'Comes to it, after the link of its card.'],
      ['Enter, Space', 'Put the toy on the list or take it off.'],
    ],
    announced: 'Its new name and state; `aria-busy` while a change is on its way, presses are then ignored.',
  },
  do: ['Show the new state at once, and go back where it fails.', 'Name the toy.'],
  dont: ['Hide it from guests.', 'Use the heart for anything else.'],
  related: ['product-card', 'icon-button', 'product-details'],
  passthrough: 'button',
}
