import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Holds the whole navigation on phones.',
  usage: 'Opened by the menu button of the header. Groups of links and actions; whatever is chosen closes it first.',
  example: `<NavDrawer
  open={open}
  onClose={close}
  groups={[
    { title: 'Shop', items: [{ label: 'Explore', href: '#/shop', current: true }] },
  ]}
/>`,
  accessibility: {
    role: '`dialog`, named `Menu`; each group is a `navigation`, named by its title; the page on screen is `aria-current`.',
    keys: [
      ['Tab', 'Goes round inside it.'],
      ['Enter', 'Follows a link or runs an action, and closes the drawer.'],
      ['Escape', 'Closes it; the focus goes back to what opened it.'],
    ],
    announced: 'Its title, when it opens.',
  },
  do: ['Show the same ways as the header does on wide screens.', 'Mark the page on screen.'],
  dont: ['Nest groups.', 'Leave it open after a choice.'],
  related: ['drawer', 'header', 'menu'],
}
