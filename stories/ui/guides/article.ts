import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'A page of text with a title and sections.',
  usage:
    'Use it for pages to read, such as the privacy page, inside a narrow `Page`. The text is data, so that it can be kept in one file apart from the page.',
  example: `<Page width="narrow">
  <Article
    title="Privacy"
    intro="We keep what an order needs, and nothing more."
    sections={[{ title: 'No tracking', paragraphs: ['There are no advertisements.'] }]}
  />
</Page>`,
  accessibility: {
    role: 'An `article` named by its level 1 heading. Each section has a level 2 heading.',
    keys: [
      ['Tab', 'Moves the focus through the links.'],
      ['Enter', 'Follows a link.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Give each section a title of its own.', 'Name the target of a link in its label.'],
  dont: ['Render two on one page.', 'Use it for text with buttons or forms.'],
  related: ['page', 'page-header', 'callout'],
  passthrough: 'article',
}
