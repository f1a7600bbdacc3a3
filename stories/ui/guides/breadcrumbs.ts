import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  purpose: 'Shows where a page is in the shop.',
  usage: 'Use it above the heading of a page that visitors reach from a search engine. Long names wrap.',
  example: `<Breadcrumbs links={[{ label: 'Home', href: '#/' }]} current="Teddy Bears" />`,
  accessibility: {
    role: 'A `navigation` named `Breadcrumb` with an ordered list of links. The last entry has `aria-current="page"`.',
    keys: [['Tab', 'Moves the focus to the next link.']],
    announced: 'Nothing.',
  },
  do: ['Pass the same way as in the structured data of the page.'],
  dont: ['Link to the current page.'],
  related: ['page', 'page-header'],
  passthrough: 'nav',
}
