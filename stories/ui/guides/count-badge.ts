import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'Shows a number of new items.',
  usage:
    "Use it next to the items' container: a sidebar link or a conversation. It renders nothing for 0 and shows at most `99+`.",
  example: `<CountBadge count={unread} label="unread messages" />`,
  accessibility: {
    role: 'Text: the number, followed by `label` for screen readers.',
    keys: [],
    announced: 'Nothing. It is part of the name of the link or button around it.',
  },
  do: ['Place it inside the link or button it belongs to.', 'Name what is counted in `label`.'],
  dont: ['Use it for amounts or prices.', 'Repeat the label next to the number.'],
  related: ['badge', 'sidebar', 'chat-user-list'],
  passthrough: 'span',
}
