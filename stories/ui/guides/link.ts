import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  purpose: 'Leads to another page, a mail or a phone call.',
  usage:
    'Use `inline` inside text, where the underline tells links from words. Use `standalone` for a link on a line of its own. It is a plain `a`: pass `target`, `rel` or `onClick` to it, and let your router follow the links of all components with `handleLinkClicks`. For a link that looks like a button, use `buttonClass`.',
  example: `<p>
  Read more in <Link href="/privacy">Privacy</Link>.
</p>`,
  accessibility: {
    role: 'A `link` named by its content.',
    keys: [
      ['Tab', 'Moves the focus to the link.'],
      ['Enter', 'Opens the page.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Name the page that the link leads to.', 'Use `tone="inherit"` on a coloured background, such as a callout.'],
  dont: [
    'Use it for an action on this page; use `Button` with `variant="link"` instead.',
    'Use `underline="hover"` inside a paragraph: colour alone does not tell a link from text.',
  ],
  related: ['button', 'breadcrumbs', 'filter-tabs'],
  passthrough: 'a',
}
