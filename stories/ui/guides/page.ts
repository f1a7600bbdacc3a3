import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Is the main part of a screen, with its gutters.',
  usage:
    'Once on each screen, under the header. `full` for shop and dashboard, `narrow` for what is only read or filled in. The skip link leads to it.',
  example: `<Page width="narrow">
  <PageHeader title="Contact Information" />
  <ContactForm />
</Page>`,
  accessibility: {
    role: '`main`.',
    keys: [],
    announced: 'Nothing. It takes the focus when the skip link is followed, and when what had the focus is replaced.',
  },
  do: ['Begin it with the level 1 heading.', 'Leave the gutters to it: 16, 24 or 32 px.'],
  dont: ['Put two on a screen.', 'Put header or footer inside.'],
  related: ['header', 'page-header', 'dashboard-layout'],
  passthrough: 'main',
}
