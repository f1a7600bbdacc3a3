import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'The main landmark of a page.',
  usage:
    'Render it once per page, below the header. Use `full` for the shop and the dashboard, `narrow` for text and forms. It is the target of the skip link.',
  example: `<Page width="narrow">
  <PageHeader title="Contact Information" />
  <ContactForm />
</Page>`,
  accessibility: {
    role: '`main`.',
    keys: [],
    announced: 'Nothing. It receives the focus from the skip link, and when the focused element was replaced.',
  },
  do: ['Start it with the level 1 heading.', 'Use its gutters: 16, 24 or 32 px.'],
  dont: ['Render two on one page.', 'Put the header or the footer into it.'],
  related: ['header', 'page-header', 'dashboard-layout'],
  passthrough: 'main',
}
