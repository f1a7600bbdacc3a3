import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says shortly what has just happened.',
  usage:
    'At the bottom left, for one second unless it is pointed at. What must stay goes into a `Callout`. `title` alone is enough for success; a failure has its reason in `text`.',
  example: `<Toast tone="success" title="Hey Ada, Welcome Back!" onClose={dismiss} />`,
  accessibility: {
    role: 'Plain text with an icon for its tone; a `button` `Close`. Whatever shows it puts it into a live region; alone it needs a `role`.',
    keys: [
      ['Tab', 'Comes to Close.'],
      ['Enter, Space', 'Close it.'],
    ],
    announced: 'Title and text, by whatever shows it.',
  },
  do: ['Use the words of the server where it sends some.', 'Say the same on the screen where it matters later.'],
  dont: ['Put the only way on into it: it goes away.', 'Show several for one deed.'],
  related: ['callout', 'connection-banner', 'error-state'],
  passthrough: 'div',
}
