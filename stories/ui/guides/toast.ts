import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'A short message about something that has just happened.',
  usage:
    'This is the box of the message. A toaster of your choice, such as the one of sonner, stacks, times and announces it: `toast.custom((id) => <Toast title="Saved" onClose={() => toast.dismiss(id)} />)`. In the shop, toasts appear at the bottom left for one second, longer while the pointer is on them. Use `Callout` for messages that must stay. A success needs only a `title`; an error has its reason in `text`.',
  example: `<Toast tone="success" title="Hey Ada, Welcome Back!" onClose={dismiss} />`,
  accessibility: {
    role: 'Text with an icon, and a button `Close`. The toaster is the live region; elsewhere the toast needs a `role`.',
    keys: [
      ['Tab', 'Moves the focus to `Close`.'],
      ['Enter, Space', 'Closes the toast.'],
    ],
    announced: 'Title and text, by the toaster.',
  },
  do: ['Show the message of the server if there is one.', 'Show lasting information on the page as well.'],
  dont: ['Make it the only place for a link: it disappears.', 'Show several for one action.'],
  related: ['callout', 'connection-banner', 'error-state'],
  passthrough: 'div',
}
