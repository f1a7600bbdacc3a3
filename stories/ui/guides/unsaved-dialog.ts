import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  purpose: 'Warns about unsaved changes.',
  usage:
    'Show it when the user leaves a form with changes: by a link, by Back or by Cancel. It is a `ConfirmDialog` with fixed texts.',
  example: `<UnsavedDialog open={leaving} onStay={stay} onLeave={leave} />`,
  accessibility: {
    role: 'An `alertdialog` named `Leave without saving?`. The initial focus is on `Stay`.',
    keys: [
      ['Tab', 'Moves the focus between the two buttons.'],
      ['Enter, Space', 'Activates the focused button.'],
      ['Escape', 'Stays.'],
    ],
    announced: 'Title and text when it opens.',
  },
  do: ['Show it only if something has changed.', 'Keep the entered values if the user stays.'],
  dont: ['Show it after saving.', 'Show it twice for one navigation.'],
  related: ['confirm-dialog', 'field'],
  passthrough: 'div',
}
