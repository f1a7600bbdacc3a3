import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'Tells the user that the shop is unreachable.',
  usage:
    'Show it while the device is offline or the server does not respond. It is fixed at the bottom of the screen, and the page ends above it. Whatever else is fixed at the bottom keeps the distance `var(--bottom-bar, 0px)`. With `onRetry` the user can retry immediately.',
  example: `<ConnectionBanner
  text="You are offline. You can keep reading, and your cart is safe."
  onRetry={tryNow}
/>`,
  accessibility: {
    role: 'Text with an icon, and a button `Try now`.',
    keys: [
      ['Tab', 'Moves the focus to `Try now`.'],
      ['Enter, Space', 'Retries.'],
    ],
    announced: 'Nothing. Render it inside an existing element with `role="status"`.',
  },
  do: ['Say what is safe.', 'Remove it as soon as the shop responds.'],
  dont: ['Block the page.', 'Use it for a single failed request; use `ErrorState` instead.'],
  related: ['toast', 'error-state', 'callout'],
  passthrough: 'div',
}
