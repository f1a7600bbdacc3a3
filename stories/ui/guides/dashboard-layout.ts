import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Puts the sidebar beside the pages of the dashboard.',
  usage:
    'Around every page of the dashboard. From 1024 px on the sidebar stays in sight while the page scrolls; below that it stands above the page, folded. On paper it is not there.',
  example: `<DashboardLayout sidebar={<Sidebar links={links} />}>
  <SubPage title="Your Orders">…</SubPage>
</DashboardLayout>`,
  accessibility: {
    role: 'None of its own: landmarks come from the `Sidebar` and the `Page` around it.',
    keys: [['Tab', 'Goes through the sidebar, then the page.']],
    announced: 'Nothing.',
  },
  do: ['Put it inside a `Page`.', 'Give the content a `SubPage`, so that titles stand alike.'],
  dont: ['Nest two.', "Put the site's own navigation into `sidebar`."],
  related: ['sidebar', 'sub-page', 'page'],
  passthrough: 'div',
}
