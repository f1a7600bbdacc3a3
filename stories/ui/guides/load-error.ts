import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'Reports code that could not be loaded, without replacing anything on the page.',
  usage:
    '`lazyOnOpen` and `lazyMenu` show it by themselves. Render it yourself where the code of a section could not be loaded. It lies where toasts appear and stays until the code is there.',
  example: `<LoadError loading={loading} onRetry={load} />`,
  accessibility: {
    role: 'An `alert` with a button `Retry`.',
    keys: [
      ['Tab', 'Moves the focus to the button.'],
      ['Enter, Space', 'Retries.'],
    ],
    announced: 'Its text, immediately.',
  },
  do: ['Keep everything that the user has typed.', 'Remove it as soon as a retry succeeds.'],
  dont: ['Use it for data: `ErrorState` says what is missing, where it is missing.'],
  related: ['error-state', 'toast', 'connection-banner'],
  passthrough: 'div',
}
