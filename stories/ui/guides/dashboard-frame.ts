import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'The frame of the back office: a top bar and a sidebar around the page.',
  usage:
    'Render it once around the pages of staff, instead of the header and the footer of the shop. From 1280 px the sidebar has its labels beside the icons, from 768 px below them. On phones the button `Dashboard Menu` opens it. `actions` are at the end of the top bar.',
  example: `<DashboardFrame
  homeHref="#/dashboard"
  sections={[
    { links: [{ label: 'Account Details', href: '#/dashboard', current: true }] },
    { title: 'Catalogue', links: [{ label: 'Products', href: '#/dashboard/product' }] },
  ]}
  actions={<a href="#/">View shop</a>}
>
  <Page>…</Page>
</DashboardFrame>`,
  accessibility: {
    role: '`banner`, and `navigation` named by its title. The current page, or its parent, has `aria-current`. The first focusable element is the link `Skip to content`, which passes over the sidebar.',
    keys: [
      [
        'Tab',
        'Moves the focus through the top bar, the links and the page. The open menu of phones closes when the focus leaves it.',
      ],
      ['Enter, Space', 'On `Dashboard Menu`, opens or closes the links.'],
      ['Escape', 'Closes the links of phones and returns to their button.'],
    ],
    announced: 'The expanded state, and counts as part of their link and of the button: `Support 3 unread messages`.',
  },
  do: ['Group the links by what they are about.', 'Keep every link reachable at every width.'],
  dont: ['Nest links.', 'Put the cart or the search of the shop into the top bar.'],
  related: ['sidebar', 'dashboard-layout', 'page'],
  passthrough: 'div',
}
