import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  purpose: 'Triggers an action on the current page.',
  exports: ['Button', 'buttonClass'],
  usage:
    'Use one `primary` button per screen, for the main action. Use `secondary` for the actions next to it, `danger` for destructive actions, and `quiet` or `link` for minor ones. For navigation, style a link with `buttonClass`.',
  example: `<Button onClick={addToCart} loading={saving}>
  Add To Cart
</Button>
<a href={shopHref} className={buttonClass({ variant: 'secondary' })}>
  Continue Shopping
</a>`,
  accessibility: {
    role: 'A `button` named by its text.',
    keys: [
      ['Tab', 'Moves the focus to the button, even while it is loading. Skips it while it is disabled.'],
      ['Enter, Space', 'Activates the button.'],
    ],
    announced: 'While it is loading, it sets `aria-busy` and `aria-disabled`, keeps the focus and ignores clicks.',
  },
  do: [
    'Start the label with a verb: `Add To Cart`, `Cancel Order`.',
    'Set `loading` while the action runs, to prevent a second click.',
    'Set `type="submit"` in a form. The default is `button`.',
  ],
  dont: [
    'Place two primary buttons next to each other.',
    'Use a button for navigation or a link for an action.',
    'Disable it without explaining what is missing.',
  ],
  related: ['icon-button', 'confirm-popover', 'menu-trigger'],
  passthrough: 'button',
}
