import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Frames a page of the dashboard: the way back, the title, and what can be done.',
  usage:
    'For every page beneath the dashboard. `back` stands above the title and names where it leads; the rest is a `PageHeader`.',
  example: `<SubPage title="Edit Product" back={{ label: 'Products', href: '#/dashboard/product' }}>
  <ProductForm />
</SubPage>`,
  accessibility: {
    role: 'A heading of level 1, or 2, and a link named by `back`.',
    keys: [
      ['Tab', 'Goes from the way back through the actions.'],
      ['Enter', 'Follows the way back.'],
    ],
    announced: 'Nothing by itself.',
  },
  do: ['Name the place that `back` leads to.', 'Put Add and Cancel into `actions`.'],
  dont: ['Use `back` for the history of the browser.', 'Nest two.'],
  related: ['page-header', 'dashboard-layout', 'sidebar'],
  passthrough: 'section',
}
