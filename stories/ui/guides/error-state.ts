import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Stands where something would be that could not be loaded.',
  usage:
    'Say what happened and what to do. With `onRetry` there is a Retry button, which turns while `busy`. When what was tried again takes its place, the focus moves to the content of the page instead of getting lost.',
  example: `<ErrorState
  text="The toys could not be loaded."
  hint="Check your connection."
  onRetry={reload}
  busy={loading}
/>`,
  accessibility: {
    role: '`alert` with a `button` `Retry`.',
    keys: [
      ['Tab', 'Comes to Retry.'],
      ['Enter, Space', 'Try again.'],
    ],
    announced: 'Its text at once, when it appears.',
  },
  do: ['Say what is missing, not what broke.', 'Keep the rest of the page usable.'],
  dont: ['Show codes or the words of a server.', 'Use it for an empty list.'],
  related: ['empty-state', 'callout', 'connection-banner'],
  passthrough: 'div',
}
