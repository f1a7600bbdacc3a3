import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  purpose: 'Leads to the parts of a list, and says how many items each has.',
  usage:
    'Put it above a list whose items are in different states, such as orders to ship. Each tab is a link to the list with that filter, so that Back, reload and a shared link work. Leave `count` out while it loads.',
  example: `<FilterTabs
  label="Which orders"
  tabs={[
    { label: 'All', href: '#/orders', count: 1204 },
    { label: 'To ship', href: '#/orders?status=to_ship', count: 3, current: true },
  ]}
/>`,
  accessibility: {
    role: 'A `navigation` named by its label, with a list of `link`s: `To ship 3`. The current one has `aria-current`.',
    keys: [
      ['Tab', 'Moves the focus between the links.'],
      ['Enter', 'Shows that part of the list.'],
    ],
    announced: 'Nothing. The list announces its new count.',
  },
  do: ['Count with the other filters of the list applied.', 'Begin with the tab that shows everything.'],
  dont: ['Use it to switch between panels of one page; use `Tabs` instead.', 'Use more than seven tabs.'],
  related: ['tabs', 'table', 'facet-list'],
  passthrough: 'nav',
}
