import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  purpose: 'The footer of every page: links, newsletter and credits.',
  usage:
    'Render it once per page. It has columns of links, the newsletter form, and the author with external profiles.',
  example: `<Footer
  homeHref={paths.home}
  columns={columns}
  newsletter={<Newsletter />}
  author="Ada Lathe"
  profiles={profiles}
/>`,
  accessibility: {
    role: '`contentinfo`. Each column is a `navigation` named by its title.',
    keys: [
      ['Tab', 'Moves the focus through the links. The focus ring is yellow on the dark background.'],
      ['Enter', 'Follows a link.'],
    ],
    announced: 'Nothing. External links say that they open in a new tab.',
  },
  do: ['Give each column a title.', 'Link only profiles of the author.'],
  dont: ['Render two on one page.', 'Repeat the whole header in it.'],
  related: ['header', 'newsletter-form', 'logo'],
  passthrough: 'footer',
}
