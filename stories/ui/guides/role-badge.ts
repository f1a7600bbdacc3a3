import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says what somebody is in the shop.',
  usage: 'In the list of users and beside a name: `Admin`, `Merchant` or `Member`. It knows their tones.',
  example: `<RoleBadge role="Merchant" />`,
  accessibility: { role: 'Plain text: the role.', keys: [], announced: 'Nothing.' },
  do: ['Pass the word that is shown, not the code of the server.', 'Put it after the name.'],
  dont: ['Use it for rights: it only names.', 'Show it to customers.'],
  related: ['badge', 'avatar', 'order-status-badge'],
  passthrough: 'span',
}
