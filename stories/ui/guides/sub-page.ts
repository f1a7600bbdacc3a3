import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'A page of the dashboard with an optional back link.',
  usage:
    'Use it for every page of the dashboard. `back` is a link above the title that names its target; the other props are those of `PageHeader`.',
  example: `<SubPage title="Edit Product" back={{ label: 'Products', href: '#/dashboard/product' }}>
  <ProductForm />
</SubPage>`,
  accessibility: {
    role: 'A heading of level 1 or 2, and a link named by `back`.',
    keys: [
      ['Tab', 'Moves the focus from the back link through the actions.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Name the target of `back`.', 'Put Add and Cancel into `actions`.'],
  dont: ['Use `back` for the browser history.', 'Nest two.'],
  related: ['page-header', 'dashboard-layout', 'sidebar'],
  passthrough: 'section',
}
