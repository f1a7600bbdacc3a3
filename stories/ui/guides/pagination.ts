import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Leads through the pages of a list, with both ends always in reach.',
  usage:
    'Under a list of more than one page; for a single page it renders nothing. With `hrefOf` the pages are real links: a plain press calls `onChange`, one for a new tab is left to the browser.',
  example: `<Pagination
  page={page}
  totalPages={totalPages}
  onChange={goTo}
  hrefOf={(page) => \`#/shop?page=\${page}\`}
/>`,
  accessibility: {
    role: '`navigation` `Pagination` with a list of links or buttons; the current one is `aria-current="page"`, the arrows are `Previous page` and `Next page`.',
    keys: [
      ['Tab', 'Goes from step to step; an arrow at the end stays in reach and says that it is off.'],
      ['Enter', 'Goes to the page.'],
    ],
    announced: 'Nothing by itself: the list above says its new range.',
  },
  do: ['Give addresses, so that a page can be shared.', 'Scroll to the head of the list after a change.'],
  dont: ['Use it for fewer rows than one page holds.', 'Name two on one screen alike: pass an `aria-label`.'],
  related: ['table', 'product-grid', 'page-header'],
  passthrough: 'nav',
}
