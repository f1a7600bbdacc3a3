import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'Lays out the dashboard: the sidebar and the page.',
  usage:
    'Wrap every dashboard page in it. From 1024 px the sidebar stays visible while the page scrolls; below, it is collapsed above the page. It is hidden in print.',
  example: `<DashboardLayout sidebar={<Sidebar links={links} />}>
  <SubPage title="Your Orders">…</SubPage>
</DashboardLayout>`,
  accessibility: {
    role: 'None. The landmarks are in `Sidebar` and `Page`.',
    keys: [['Tab', 'Moves the focus through the sidebar, then through the page.']],
    announced: 'Nothing.',
  },
  do: ['Render it inside a `Page`.', 'Use `SubPage` for the content, so that all titles align.'],
  dont: ['Nest two layouts.', 'Put the main navigation of the site into `sidebar`.'],
  related: ['sidebar', 'sub-page', 'page'],
  passthrough: 'div',
}
