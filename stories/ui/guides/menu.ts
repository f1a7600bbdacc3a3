import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Offers links and actions under a button.',
  usage:
    'For the categories and the account. It takes any trigger that accepts a ref. A menu that is fetched by the first press on its trigger opens at once with `defaultOpen`. What is chosen as a value is a `Select`.',
  example: `<Menu
  trigger={<MenuTrigger>Categories</MenuTrigger>}
  header="Over 10+ Categories"
  items={[
    { label: 'Hug & Co.', href: '#/shop/brand/hug-and-co' },
    'separator',
    { label: 'Sign Out', onSelect: signOut },
  ]}
  footer={{ label: 'Check All', href: '#/brands' }}
/>`,
  accessibility: {
    role: '`menu` with `menuitem`s, named by the trigger, which has `aria-haspopup` and `aria-expanded`.',
    keys: [
      ['Enter, Space, Arrow Down', 'Open it on its first item.'],
      ['Arrow keys, Home, End', 'Go through the items.'],
      ['A letter', 'Goes to the item that begins with it.'],
      ['Enter, Space', 'Take the item.'],
      ['Escape', 'Closes it; the focus goes back to the trigger.'],
    ],
    announced: 'Each item, as one comes to it.',
  },
  do: ['Keep it under ten items and set the last way apart as `footer`.', 'Say actions with verbs, links with nouns.'],
  dont: ['Put controls or text fields into it.', 'Open it by pointing alone.'],
  related: ['menu-trigger', 'nav-drawer', 'select'],
}
