import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'Tells a merchant that the account is disabled, and how to get help.',
  usage: 'Replaces the whole dashboard for a disabled merchant. Do not render it next to other parts of the dashboard.',
  example: `<AccountDisabled
  firstName={user.firstName}
  phone="(800) 555-0139"
  illustration={<img src={sadTeddy} alt="" width={176} height={176} />}
/>`,
  accessibility: {
    role: 'A level 1 heading such as `Hi, Ada`, two paragraphs, and a link named by the phone number.',
    keys: [
      ['Tab', 'Moves the focus to the phone number.'],
      ['Enter', 'Calls the number if the device supports it.'],
    ],
    announced: 'Nothing: it is the content of the page.',
  },
  do: [
    'Pass the phone number in its display format. The link extracts the digits.',
    'Keep the illustration decorative: `alt=""`.',
  ],
  dont: ['Use it when a user only lacks a permission; show a toast instead.', 'Render the sidebar next to it.'],
  related: ['error-state', 'not-found', 'dashboard-layout'],
  passthrough: 'section',
}
