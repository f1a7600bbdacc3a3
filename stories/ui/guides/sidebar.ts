import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  purpose: 'The navigation of the dashboard.',
  usage:
    'Use it next to the pages of the dashboard. Below 1024 px it is collapsed behind the button `Dashboard Menu`, and collapses again when a link is followed. `badge` counts new items.',
  example: `<Sidebar
  links={[
    {
      label: 'Orders',
      href: '#/dashboard/orders',
      current: true,
      icon: <Package aria-hidden="true" />,
    },
  ]}
/>`,
  accessibility: {
    role: '`complementary` with a `navigation` named by its title. The current page, or its parent, has `aria-current`.',
    keys: [
      ['Tab', 'Moves the focus through the links; on small screens to the button first.'],
      ['Enter, Space', 'On the button, expands or collapses the links.'],
      ['Enter', 'Follows a link.'],
    ],
    announced: 'The expanded state. A count is part of its link: `Support 3 unread messages`.',
  },
  do: ['Show only the links that the role may open.', 'Mark one link as current.'],
  dont: ['Nest links.', 'Put actions into it.'],
  related: ['dashboard-layout', 'disclosure', 'count-badge'],
  passthrough: 'aside',
}
