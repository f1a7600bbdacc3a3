import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'Shows that a short task is running.',
  usage:
    'Use it inside a control, or on a page whose layout is unknown. With `label` it is announced; without it the control around it exposes its busy state. Use a skeleton for content.',
  example: `<Spinner size="lg" label="Loading the toy" />`,
  accessibility: {
    role: '`status` with `label`, otherwise none.',
    keys: [],
    announced: 'The label, politely.',
  },
  do: ['Set `label` if it is on its own.', 'Let it have the colour of the surrounding text.'],
  dont: ['Show it for a few milliseconds; keep the current content instead.', 'Cover a whole page with it.'],
  related: ['skeleton', 'button', 'progress-bar'],
  passthrough: 'span',
}
