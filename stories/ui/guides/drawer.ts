import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Slides a panel over the page for a task beside it.',
  usage:
    'For the cart, the filters and the menu of phones. It is as high as the screen, its middle scrolls under a fixed head and foot; where the screen is low, all of it scrolls. Questions ask in a `ConfirmDialog` instead.',
  example: `<Drawer
  open={open}
  onClose={close}
  title="Product Filters"
  description="The list answers at once."
  footer={<Button wide>Show 12 toys</Button>}
>
  {filters}
</Drawer>`,
  accessibility: {
    role: '`dialog`, named by its title and described by its description; the page behind it is out of reach.',
    keys: [
      ['Tab, Shift + Tab', 'Go round inside it.'],
      ['Escape', 'Closes it; the focus goes back to what opened it, unless somebody has put it elsewhere by then.'],
      ['Enter, Space', 'On `Close`, close it.'],
    ],
    announced: 'Title and description, when it opens.',
  },
  do: ['Open one at a time.', 'Put the one way on into `footer`, where it stays in sight.'],
  dont: ['Open a drawer from a drawer.', 'Use it for a page of its own: it has no address.'],
  related: ['cart-drawer', 'filter-drawer', 'nav-drawer', 'confirm-dialog'],
}
