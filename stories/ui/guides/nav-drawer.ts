import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  purpose: 'The navigation on phones.',
  usage:
    'The menu button of the header opens it. It has groups of links and actions, and closes when the user selects one. Long groups are `collapsible`.',
  example: `<NavDrawer
  open={open}
  onClose={close}
  groups={[
    { title: 'Shop', items: [{ label: 'Explore', href: '#/shop', current: true }] },
  ]}
/>`,
  accessibility: {
    role: 'A `dialog` named `Menu`. Each group is a `navigation` named by its title. The current page has `aria-current`.',
    keys: [
      ['Tab', 'Moves the focus within the drawer.'],
      ['Enter, Space', 'Opens or closes a collapsible group.'],
      ['Enter', 'Follows a link or runs an action, and closes the drawer.'],
      ['Escape', 'Closes the drawer and returns the focus to the element that opened it.'],
    ],
    announced: 'Its title when it opens.',
  },
  do: ['Offer the same links as the header on wide screens.', 'Mark the current page.'],
  dont: ['Nest groups.', 'Keep it open after a selection.'],
  related: ['drawer', 'header', 'menu'],
  passthrough: 'div',
}
