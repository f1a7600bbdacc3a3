import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  purpose: 'The actions of an admin on a merchant or a review.',
  exports: ['MerchantActions', 'ReviewActions'],
  usage:
    'Use it in the rows of their lists. The status decides which actions are offered. Deleting and disabling ask for confirmation next to the button. While an action is running its button shows a spinner, and the others are disabled.',
  example: `<MerchantActions
  name={merchant.name}
  status={merchant.status}
  email={merchant.email}
  phoneNumber={merchant.phoneNumber}
  isActive={merchant.isActive}
  pendingAction={pendingAction}
  {...decisions}
/>
<ReviewActions title={review.title} status={review.status} pendingAction={pendingAction} {...decisions} />`,
  accessibility: {
    role: 'Buttons named with their object: `Approve Bramble & Bear` Questions are `alertdialog`s.',
    keys: [
      ['Tab', 'Moves the focus from action to action.'],
      ['Enter, Space', 'Runs the action or opens its question.'],
      ['Escape', 'Cancels a question.'],
    ],
    announced: 'The question when it opens, and the busy state of the button. A toast announces the result.',
  },
  do: ['Name the consequences in the question.', 'Offer a phone call if the applicant has no email.'],
  dont: ['Show an action that the status does not allow.', 'Run two actions at once.'],
  related: ['confirm-popover', 'button', 'badge'],
  passthrough: 'div',
}
