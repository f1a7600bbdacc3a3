import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'Shows who did what, and when.',
  usage:
    'Use it for the history of one object, for staff. Pass `lines` for what was changed, and `note` for a text that a member of staff wrote: its dot is yellow. Leave the list out while there are no entries.',
  example: `<ActivityList
  label="History of the order"
  entries={[
    {
      id: '1',
      title: 'Shipped',
      lines: ['2 × Teddy Bears'],
      actor: 'Ada Winder (Admin)',
      at: '2026-11-20T10:15:00.000Z',
      time: 'Nov 20, 10:15 AM',
    },
  ]}
/>`,
  accessibility: {
    role: 'An ordered list with a name. Each time is a `time` element. Dots and lines are hidden from screen readers.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Show the newest entry first.', 'Keep the name that the actor had at that time.'],
  dont: ['Show it to customers.', 'Use it for the steps that lie ahead: that is the order timeline.'],
  related: ['order-timeline'],
  passthrough: 'ol',
}
