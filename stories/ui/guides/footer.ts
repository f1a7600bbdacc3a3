import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Ends every page with the ways on, the newsletter and who made the shop.',
  usage:
    'Once on a page, on ink ground. Columns of links, then the newsletter, then the credit with profiles elsewhere.',
  example: `<Footer
  homeHref={paths.home}
  columns={columns}
  newsletter={<Newsletter />}
  author="Ada Lathe"
  profiles={profiles}
/>`,
  accessibility: {
    role: '`contentinfo`; each column is a `navigation`, named by its title.',
    keys: [
      ['Tab', 'Goes through the links; the outline is yellow on the dark ground.'],
      ['Enter', 'Follows a link.'],
    ],
    announced: 'Nothing. Links to other sites say that they open in a new tab.',
  },
  do: ['Name each column.', "Keep profiles to the author's own."],
  dont: ['Put two on a page.', 'Repeat the whole header in it.'],
  related: ['header', 'newsletter-form', 'logo'],
  passthrough: 'footer',
}
