import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Stands for a person by the first letter of the name, on a colour that the person keeps.',
  usage:
    'Beside a name, in reviews and in the chat. The colour comes from `colourKey` and is the same everywhere; give it the id, so that two people of one name differ.',
  example: `<Avatar name={review.user.firstName} colourKey={review.user._id} />`,
  accessibility: {
    role: 'None: it is hidden from assistive technology, because the name stands beside it.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Put the name in words next to it.', 'Pass an id as `colourKey`.'],
  dont: ['Use it as the only sign of who somebody is.', 'Choose a colour at random: it would change with every visit.'],
  related: ['review-card', 'chat-user-list', 'role-badge'],
  passthrough: 'span',
}
