import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Does something on the screen where it stands.',
  exports: ['Button', 'buttonClass'],
  usage:
    'One `primary` button on a screen: the thing that most people came to do. What stands beside it is `secondary`, what can be lost is `danger`, and what must not compete is `quiet` or `link`. What leads to another address is a link: give an `<a>` the look by `buttonClass`.',
  example: `<Button onClick={addToCart} busy={saving}>
  Add To Cart
</Button>
<a href={shopHref} className={buttonClass({ variant: 'secondary' })}>
  Continue Shopping
</a>`,
  accessibility: {
    role: '`button`, named by its text.',
    keys: [
      ['Tab', 'Comes to it, also while it is busy; passes it while it is disabled.'],
      ['Enter, Space', 'Press it.'],
    ],
    announced: 'While it is busy it says so (`aria-busy`, `aria-disabled`), keeps the focus and ignores presses.',
  },
  do: [
    'Say what happens, with a verb: `Add To Cart`, `Cancel Order`.',
    'Set `busy` while the work runs, so that nobody presses twice.',
    'Write `type="submit"` in a form: it is `button` unless you do.',
  ],
  dont: [
    'Put two primary buttons side by side.',
    'Use a button to go somewhere, or a link to do something.',
    'Disable it without saying nearby what is missing.',
  ],
  related: ['icon-button', 'confirm-popover', 'menu-trigger'],
  passthrough: 'button',
}
