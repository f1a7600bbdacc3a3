import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says that there is nothing at this address, and leads back.',
  usage: 'For unknown addresses, and for things that are gone. In the dashboard it has other words: `404 Not Found.`',
  example: `<NotFound
  homeHref={paths.home}
  picture={<img src={lostTeddy} alt="" width={320} height={320} />}
/>`,
  accessibility: {
    role: '`region`, named by its level 1 heading; one link.',
    keys: [
      ['Tab', 'Comes to the way back.'],
      ['Enter', 'Follows it.'],
    ],
    announced: 'Nothing by itself: it is the page that was opened.',
  },
  do: ['Keep the header and footer around it.', 'Offer one way back.'],
  dont: ['Send people elsewhere without a word.', 'Use it for a list that is empty.'],
  related: ['empty-state', 'error-state', 'page'],
  passthrough: 'section',
}
