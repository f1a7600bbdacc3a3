import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  purpose: 'Links and actions in a popup.',
  usage:
    'Use it for the categories and the account. `groups` are shown beside the first items. Any trigger that accepts a ref works. `lazyMenu` creates a menu whose code is loaded when it is needed. Use `Select` for choosing a value.',
  example: `<Menu
  trigger={<MenuTrigger>Categories</MenuTrigger>}
  title="Over 10+ Categories"
  items={[
    { label: 'Bramble & Bear', href: '#/shop/brand/bramble-bear' },
    'separator',
    { label: 'Sign Out', onSelect: signOut },
  ]}
  footer={{ label: 'Check All', href: '#/brands' }}
/>`,
  accessibility: {
    role: 'A `menu` of `menuitem`s, named by its trigger, which has `aria-haspopup` and `aria-expanded`.',
    keys: [
      ['Enter, Space, Arrow Down', 'Opens the menu with the focus on the first item.'],
      ['Arrow keys, Home, End', 'Move the focus between the items.'],
      ['A letter', 'Moves the focus to the next item that starts with it.'],
      ['Enter, Space', 'Selects the item.'],
      ['Escape', 'Closes the menu and returns the focus to the trigger.'],
    ],
    announced:
      'Each item when it receives the focus. While the first item is disabled, because the items are loading, a menu opened by its first key press waits for it with the focus.',
  },
  do: [
    'Use fewer than ten items, and put the link to all entries into `footer`.',
    'Name actions with verbs and links with nouns.',
  ],
  dont: ['Put form controls into it.', 'Open it on hover only.'],
  related: ['menu-trigger', 'nav-drawer', 'select'],
  passthrough: 'div',
}
