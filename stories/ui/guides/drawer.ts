import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  purpose: 'A modal panel at the edge of the screen.',
  exports: ['Drawer', 'LazyDrawer'],
  usage:
    'Use it for the cart, the filters and the menu on phones. The content scrolls between header and footer; on low screens the whole panel scrolls. Use `ConfirmDialog` for questions. `LazyDrawer` has the same props and loads its code when the page is idle.',
  example: `<Drawer
  open={open}
  onClose={close}
  title="Product Filters"
  description="Changes apply immediately."
  footer={<Button fullWidth>Show 12 toys</Button>}
>
  {filters}
</Drawer>`,
  accessibility: {
    role: 'A `dialog` named by its title and described by its description. The page behind it is inert.',
    keys: [
      ['Tab, Shift + Tab', 'Moves the focus within the drawer.'],
      [
        'Escape',
        'Closes the drawer. The focus returns to the element that opened it, unless the user has moved it. A control with `data-escape`, such as an open list of options, gets the key instead.',
      ],
      ['Enter, Space', 'On `Close`, closes the drawer.'],
    ],
    announced: 'Title and description when it opens.',
  },
  do: ['Open one drawer at a time.', 'Put the main action into `footer`, where it stays visible.'],
  dont: ['Open a drawer from a drawer.', 'Use it instead of a page: it has no URL.'],
  related: ['cart-drawer', 'filter-drawer', 'nav-drawer', 'confirm-dialog'],
  passthrough: 'div',
}
