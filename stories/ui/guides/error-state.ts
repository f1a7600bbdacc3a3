import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'Replaces content that could not be loaded.',
  usage:
    'Say what happened and what to do. `onRetry` adds a Retry button, which shows a spinner while `loading`. When the loaded content replaces the component, the focus moves to the page content. On a page that consists of nothing else, `heading` names it for screen readers.',
  example: `<ErrorState
  text="The toys could not be loaded."
  hint="Check your connection."
  onRetry={reload}
  loading={loading}
/>`,
  accessibility: {
    role: 'An `alert` with a button `Retry`.',
    keys: [
      ['Tab', 'Moves the focus to the button.'],
      ['Enter, Space', 'Retries.'],
    ],
    announced: 'Its heading and text, immediately.',
  },
  do: ['Name what is missing, not what broke.', 'Keep the rest of the page usable.'],
  dont: ['Show error codes or server messages.', 'Use it for an empty list.'],
  related: ['empty-state', 'callout', 'connection-banner'],
  passthrough: 'div',
}
