import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Leads through the dashboard.',
  usage:
    'Beside the pages of the dashboard. Below 1024 px it folds away under a button, `Dashboard Menu`, and folds again when a link is followed. What is new somewhere is counted in `badge`.',
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
    role: '`complementary` with a `navigation`, named by its title; the page on screen, or the one above it, is `aria-current`.',
    keys: [
      ['Tab', 'Goes through the links; on small screens it comes to the button first.'],
      ['Enter, Space', 'On the button, unfold or fold the links.'],
      ['Enter', 'Follows a link.'],
    ],
    announced: 'Whether it is unfolded. A count is part of its link: `Support 3 unread messages`.',
  },
  do: ['Show only what the role may open.', 'Mark one link as current.'],
  dont: ['Nest links.', 'Put actions into it.'],
  related: ['dashboard-layout', 'disclosure', 'count-badge'],
  passthrough: 'aside',
}
