import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'Shows the role of a user.',
  usage: 'Use it in the list of users and next to a name: `Admin`, `Merchant` or `Member`. It chooses the tone.',
  example: `<RoleBadge role="Merchant" />`,
  accessibility: {
    role: 'Plain text.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Pass the display text, not the code of the server.', 'Place it after the name.'],
  dont: ['Use it to grant permissions: it is only a label.', 'Show it to customers.'],
  related: ['badge', 'avatar', 'order-status-badge'],
  passthrough: 'span',
}
