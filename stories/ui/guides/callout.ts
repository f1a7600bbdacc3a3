import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'Shows a message in the place that it concerns.',
  usage:
    'Use it for messages that stay until the problem is solved: an error above a form, advice on a page. Use `Toast` for messages that disappear, and the `error` of a `Field` for a single input.',
  example: `<Callout tone="error" role="alert" action={<a href={loginHref}>Login</a>}>
  Your session has expired.
</Callout>`,
  accessibility: {
    role: 'None by default. Add `role="alert"` if it appears after the page has loaded.',
    keys: [['Tab', 'Moves the focus to `action`.']],
    announced: 'Immediately with `role="alert"`; otherwise it is read in place.',
  },
  do: ['Say what happened and what the user can do.', 'Offer the solution in `action`.'],
  dont: [
    'Add a role to a message that is there from the start.',
    'Stack several callouts; show the most important one instead.',
  ],
  related: ['toast', 'error-state', 'field'],
  passthrough: 'div',
}
