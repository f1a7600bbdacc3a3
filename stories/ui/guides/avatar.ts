import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'Represents a person by the first letter of the name on a colour.',
  usage:
    "Use it next to a name, in reviews and in the chat. The colour is derived from `colourKey`; pass the person's id, so that two people with the same name differ.",
  example: `<Avatar name={review.user.firstName} colourKey={review.user._id} />`,
  accessibility: {
    role: 'None. It is hidden from assistive technology, because the name is next to it.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Show the name next to it.', 'Pass an id as `colourKey`.'],
  dont: ['Use it as the only identification of a person.', 'Choose a random colour: it would change on every visit.'],
  related: ['review-card', 'chat-user-list', 'role-badge'],
  passthrough: 'span',
}
