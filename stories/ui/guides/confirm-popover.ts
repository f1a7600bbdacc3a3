import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Asks beside the button itself whether it was meant.',
  usage:
    'For decisions in rows of a list, where the thing in question stays in sight. It closes at once when it is answered; the trigger then shows that the work runs.',
  example: `<ConfirmPopover
  trigger={
    <Button variant="quiet" busy={deleting}>
      Delete
    </Button>
  }
  title="Delete Hug & Co.?"
  text="Its toys stay, without a brand."
  confirmLabel="Delete"
  onConfirm={remove}
/>`,
  accessibility: {
    role: '`alertdialog`, named by its title and described by its text; the trigger says that it opens one and whether it has.',
    keys: [
      ['Enter, Space', 'Open the question, then give the answer that has the focus: the harmless one at first.'],
      ['Tab', 'Goes to the other answer.'],
      ['Escape', 'Closes it and does nothing; the focus goes back to the trigger.'],
    ],
    announced: 'Title and text, when it opens.',
  },
  do: ['Name the thing in the title.', 'Use `primary` where nothing is lost.'],
  dont: ['Put a form into it.', 'Use it where the button leaves the screen before the answer.'],
  related: ['confirm-dialog', 'status-actions', 'button'],
}
