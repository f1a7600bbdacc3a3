import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  purpose: 'Asks for confirmation before a destructive action.',
  exports: ['ConfirmDialog', 'LazyConfirmDialog'],
  usage:
    'Use it for irreversible actions on the whole page, such as cancelling an order. For actions on a single row use `ConfirmPopover`. The cancel button has the initial focus. While `loading`, the dialog cannot be closed. `LazyConfirmDialog` has the same props and loads its code when the page is idle.',
  example: `<ConfirmDialog
  open={asking}
  title="Cancel this order?"
  description="We will not send any of its toys. This cannot be undone."
  confirmLabel="Cancel Order"
  cancelLabel="Keep it"
  onConfirm={cancel}
  onCancel={close}
  loading={cancelling}
/>`,
  accessibility: {
    role: 'An `alertdialog` named by its title and described by its text.',
    keys: [
      ['Tab', 'Moves the focus between the two buttons.'],
      ['Enter, Space', 'Activates the focused button.'],
      ['Escape', 'Cancels, and returns the focus to the element that opened the dialog.'],
    ],
    announced: 'Title and text when it opens.',
  },
  do: ['Name the action on the button: `Delete`, not `OK`.', 'Say whether the action can be undone.'],
  dont: [
    'Ask before an action that can be undone; perform it and offer undo instead.',
    'Expect a click outside the dialog to close it: the user must answer.',
  ],
  related: ['confirm-popover', 'unsaved-dialog', 'drawer'],
  passthrough: 'div',
}
