import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Tells a merchant that the account is blocked, and whom to call.',
  usage:
    'It takes the place of the whole dashboard for a merchant who is disabled. Nothing else of the dashboard is shown beside it: there is nothing one could do there.',
  example: `<AccountDisabled
  firstName={user.firstName}
  phone="(800) 555-0139"
  illustration={<img src={sadTeddy} alt="" width={176} height={176} />}
/>`,
  accessibility: {
    role: 'A level 1 heading, `Hi, Ada`, two paragraphs and a link that is named by the phone number.',
    keys: [
      ['Tab', 'Comes to the phone number.'],
      ['Enter', 'Calls it, where the device can.'],
    ],
    announced: 'Nothing by itself: it is the page that was opened.',
  },
  do: [
    'Give the phone number as people read it; the link takes the digits out of it.',
    'Keep the drawing decorative: `alt=""`.',
  ],
  dont: ['Show it for an account that only lacks a right: that is a notice.', 'Put the sidebar beside it.'],
  related: ['error-state', 'not-found', 'dashboard-layout'],
  passthrough: 'section',
}
