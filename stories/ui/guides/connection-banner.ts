import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says that the shop cannot be reached, and that nothing is lost.',
  usage:
    'Over the foot of the page, while the device is offline or the server does not answer. With `onRetry` one can try at once.',
  example: `<ConnectionBanner
  text="You are offline. What is on the screen stays, and your cart is safe."
  onRetry={tryNow}
/>`,
  accessibility: {
    role: 'Plain text with an icon, and a `button` `Try now`.',
    keys: [
      ['Tab', 'Comes to `Try now`.'],
      ['Enter, Space', 'Try again.'],
    ],
    announced: 'Nothing by itself: whatever shows it puts it into a `role="status"` that was there before.',
  },
  do: ['Say what is safe.', 'Take it away as soon as the shop answers.'],
  dont: ['Block the page with it: reading goes on.', 'Show it for one call that failed: that is an `ErrorState`.'],
  related: ['toast', 'error-state', 'callout'],
  passthrough: 'div',
}
