import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  purpose: 'Links to the pages of a list.',
  usage:
    'Use it below a list. It renders nothing for a single page. With `getHref` the pages are links: a plain click calls `onChange`, a click for a new tab is left to the browser.',
  example: `<Pagination
  page={page}
  totalPages={totalPages}
  onChange={goTo}
  getHref={(page) => \`#/shop?page=\${page}\`}
/>`,
  accessibility: {
    role: 'A `navigation` named `Pagination` with a list of links or buttons. The current page has `aria-current="page"`. The arrows are named `Previous page` and `Next page`.',
    keys: [
      ['Tab', 'Moves the focus from item to item. A disabled arrow stays focusable.'],
      ['Enter', 'Opens the page.'],
    ],
    announced: 'Nothing. The list announces its new range.',
  },
  do: ['Pass `getHref`, so that pages can be shared.', 'Scroll to the start of the list after a change.'],
  dont: [
    'Use it for lists that fit on one page.',
    'Use two with the same name on one screen; pass an `aria-label` instead.',
  ],
  related: ['table', 'product-grid', 'page-header'],
  passthrough: 'nav',
}
