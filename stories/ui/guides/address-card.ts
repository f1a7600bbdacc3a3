import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows where a parcel goes.',
  usage:
    'For the addresses of an account and for the one of an order. The first line is the strongest one; `mark` stands beside it. On paper only the lines remain.',
  example: `<AddressCard
  lines={['12 Maple Street', 'Portland, OR 97201', 'United States']}
  mark={<Badge tone="info">Default</Badge>}
  actions={
    <Button variant="secondary" size="sm">
      Edit
    </Button>
  }
/>`,
  accessibility: {
    role: 'An `<address>` (role `group`) with the lines as paragraphs.',
    keys: [['Tab', 'Goes through the `actions`.']],
    announced: 'Nothing by itself.',
  },
  do: ['Give the lines in the order in which they stand on a letter.', 'Leave out lines that are empty.'],
  dont: [
    'Say `default` by colour alone: put a badge into `mark`.',
    'Give two equal lines: they are told apart by their text.',
  ],
  related: ['badge', 'order-details', 'order-success'],
  passthrough: 'address',
}
