import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says how many things one has not seen yet.',
  usage: 'Beside what holds them: a link of the sidebar, a conversation. It renders nothing for 0 and stops at `99+`.',
  example: `<CountBadge count={unread} label="unread messages" />`,
  accessibility: {
    role: 'Plain text: the number, then what is counted, for assistive technology only.',
    keys: [],
    announced: 'Nothing by itself; it is part of the name of the link or button around it.',
  },
  do: ['Put it inside the link or button it belongs to.', 'Say in `label` what is counted.'],
  dont: ['Use it for amounts and prices.', 'Add a word of your own beside the number.'],
  related: ['badge', 'sidebar', 'chat-user-list'],
  passthrough: 'span',
}
