import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'The page for unknown addresses.',
  usage: 'Use it for unknown routes and for deleted things. The dashboard sets `title` to `404 Not Found.`',
  example: `<NotFound
  homeHref={paths.home}
  illustration={<img src={lostTeddy} alt="" width={320} height={320} />}
/>`,
  accessibility: {
    role: 'A `region` named by its level 1 heading, with one link.',
    keys: [
      ['Tab', 'Moves the focus to the link.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing: it is the content of the page.',
  },
  do: ['Keep the header and the footer.', 'Offer one link.'],
  dont: ['Redirect without an explanation.', 'Use it for an empty list.'],
  related: ['empty-state', 'error-state', 'page'],
  passthrough: 'section',
}
