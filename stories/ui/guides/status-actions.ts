import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Offers an admin what can be decided about a merchant or a review.',
  exports: ['MerchantActions', 'ReviewActions'],
  usage:
    'In the rows of their lists. What is offered follows from where it stands: waiting, approved or rejected. Deleting and disabling ask first, beside the button. While one decision runs its button turns and the others wait.',
  example: `<MerchantActions
  name={merchant.name}
  status={merchant.status}
  email={merchant.email}
  phoneNumber={merchant.phoneNumber}
  isActive={merchant.isActive}
  busy={busy}
  {...decisions}
/>
<ReviewActions title={review.title} status={review.status} busy={busy} {...decisions} />`,
  accessibility: {
    role: 'Buttons, each named with what it acts on: `Approve Hug & Co.`; questions are `alertdialog`s.',
    keys: [
      ['Tab', 'Goes from decision to decision.'],
      ['Enter, Space', 'Decide, or open the question.'],
      ['Escape', 'Closes a question and does nothing.'],
    ],
    announced: 'The question, when it opens; the button says while it is busy. The outcome is said by a notice.',
  },
  do: ['Say in the question what goes with it.', 'Offer the call where an applicant left no email.'],
  dont: ['Show a decision that the status does not allow.', 'Let two decisions run at once.'],
  related: ['confirm-popover', 'button', 'badge'],
  passthrough: 'div',
}
