import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'Labels something with one or two words on a coloured background.',
  usage:
    'Use it for statuses and flags. The tone supports the text. For order statuses, stock and roles, use the specific badges, which choose the tone.',
  example: `<Badge tone="success" icon={<Check aria-hidden="true" />}>
  Approved
</Badge>`,
  accessibility: {
    role: 'Plain text.',
    keys: [],
    announced:
      'Nothing. If the text changes while the user is on the page, wrap it in an element with `role="status"`.',
  },
  do: [
    'Make the text understandable without the colour.',
    'Choose the tone by meaning: `danger` for something lost or cancelled, `highlight` for something in progress.',
  ],
  dont: ['Make it clickable: something removable is a `Chip`.', 'Write a sentence: the text does not wrap.'],
  related: ['order-status-badge', 'stock-badge', 'role-badge', 'chip'],
  passthrough: 'span',
}
