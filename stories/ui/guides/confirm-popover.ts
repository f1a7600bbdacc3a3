import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  purpose: 'Asks for confirmation next to the button that triggers an action.',
  usage: 'Use it for actions on a single row of a list. It closes on confirmation; show the progress on the trigger.',
  example: `<ConfirmPopover
  trigger={
    <Button variant="quiet" loading={deleting}>
      Delete
    </Button>
  }
  title="Delete Bramble & Bear?"
  description="Its toys are kept, without a brand."
  confirmLabel="Delete"
  onConfirm={remove}
/>`,
  accessibility: {
    role: 'An `alertdialog` named by its title and described by its text. The trigger has `aria-haspopup` and `aria-expanded`.',
    keys: [
      ['Enter, Space', 'Opens the question, then activates the focused button: first the cancel button.'],
      ['Tab', 'Moves the focus to the other button.'],
      ['Escape', 'Cancels and returns the focus to the trigger.'],
    ],
    announced: 'Title and text when it opens.',
  },
  do: ['Name the object in the title.', 'Use `primary` if nothing is lost.'],
  dont: ['Put a form into it.', 'Use it if the trigger may be removed while the question is open.'],
  related: ['confirm-dialog', 'status-actions', 'button'],
  passthrough: 'div',
}
