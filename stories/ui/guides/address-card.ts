import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows a postal address.',
  usage:
    'Use it for the addresses of an account and for the address of an order. The first line is bold, and `badge` is shown next to it. In print only the lines remain.',
  example: `<AddressCard
  lines={['12 Maple Street', 'Portland, OR 97201', 'United States']}
  badge={<Badge tone="info">Default</Badge>}
  actions={
    <Button variant="secondary" size="sm">
      Edit
    </Button>
  }
/>`,
  accessibility: {
    role: 'An `<address>` element (role `group`) with one paragraph per line.',
    keys: [['Tab', 'Moves the focus through `actions`.']],
    announced: 'Nothing.',
  },
  do: ['Pass the lines in postal order.', 'Leave out empty lines.'],
  dont: [
    'Mark the default address by colour only; use `badge` instead.',
    'Pass the same line twice: lines are React keys.',
  ],
  related: ['badge', 'order-details', 'order-success'],
  passthrough: 'address',
}
