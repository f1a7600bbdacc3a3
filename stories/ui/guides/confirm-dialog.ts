import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Asks before something is lost.',
  usage:
    'For what cannot be undone and concerns the whole page: cancelling an order, deleting a toy. What is small and in sight asks in a `ConfirmPopover`. The focus starts on the harmless answer; while `busy` it cannot be left.',
  example: `<ConfirmDialog
  open={asking}
  title="Cancel this order?"
  text="None of its toys will be sent. This cannot be undone."
  confirmLabel="Cancel Order"
  cancelLabel="Keep it"
  onConfirm={cancel}
  onCancel={close}
  busy={cancelling}
/>`,
  accessibility: {
    role: '`alertdialog`, named by its title and described by its text.',
    keys: [
      ['Tab', 'Goes round between the two answers.'],
      ['Enter, Space', 'Give the answer that has the focus.'],
      ['Escape', 'Counts as the harmless answer; the focus goes back to what opened it.'],
    ],
    announced: 'Title and text, when it opens.',
  },
  do: ['Name the deed on the button: `Delete`, not `OK`.', 'Say whether it can be undone.'],
  dont: [
    'Ask for what can be undone: do it, and offer the way back.',
    'Expect a press beside it to close it: a question wants an answer.',
  ],
  related: ['confirm-popover', 'unsaved-dialog', 'drawer'],
}
