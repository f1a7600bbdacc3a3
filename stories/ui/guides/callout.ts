import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Keeps a message in the place that it concerns.',
  usage:
    'For what should stay until it is settled: a failure above a form, advice in a page. What goes away by itself is a `Toast`, what belongs to one field is the error of its `Field`.',
  example: `<Callout tone="error" role="alert" action={<a href={loginHref}>Login</a>}>
  Your sign-in has run out.
</Callout>`,
  accessibility: {
    role: 'None by itself; the tone is also an icon. Give it `role="alert"` where it comes up while one is busy elsewhere.',
    keys: [['Tab', 'Comes to the `action`.']],
    announced: 'With `role="alert"` at once; without a role it is read where it stands.',
  },
  do: ['Say what happened and what can be done.', 'Put the one thing to do into `action`.'],
  dont: ['Give a role to one that was there from the start.', 'Stack several: say the most important one.'],
  related: ['toast', 'error-state', 'field'],
  passthrough: 'div',
}
