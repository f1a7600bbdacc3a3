import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Asks before what was typed into a form is lost.',
  usage:
    'When one leaves a form that has changes: by a link, by Back, by Cancel. It is a `ConfirmDialog` with words of its own.',
  example: `<UnsavedDialog open={leaving} onStay={stay} onLeave={leave} />`,
  accessibility: {
    role: '`alertdialog`, named `Leave without saving?`; the focus starts on Stay.',
    keys: [
      ['Tab', 'Goes round between the two answers.'],
      ['Enter, Space', 'Give the answer that has the focus.'],
      ['Escape', 'Stays.'],
    ],
    announced: 'Title and text, when it opens.',
  },
  do: ['Ask only where something was really changed.', 'Keep what was typed when one stays.'],
  dont: ['Ask after saving.', 'Ask twice on one way.'],
  related: ['confirm-dialog', 'field'],
}
