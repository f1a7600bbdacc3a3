import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Marks something with one word on a coloured ground: a status, a flag.',
  usage:
    'For one or two words that one should find while skimming. The tone repeats what the word says. For statuses of orders, stock and roles there are badges that know their tone.',
  example: `<Badge tone="success" icon={<Check aria-hidden="true" />}>
  Approved
</Badge>`,
  accessibility: {
    role: 'Plain text: what it says is read where it stands.',
    keys: [],
    announced: 'Nothing by itself. Where the word changes while one looks, put it into a `role="status"`.',
  },
  do: [
    'Let the word carry the meaning; the colour only helps.',
    'Choose the tone by meaning: `danger` for what is lost or gone, `highlight` for what is under way.',
  ],
  dont: ['Make it a button: take a `Chip` for what can be removed.', 'Write a sentence into it: it never wraps.'],
  related: ['order-status-badge', 'stock-badge', 'role-badge', 'chip'],
  passthrough: 'span',
}
