import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'Says above a list what a change of many rows did, and takes it back.',
  usage:
    'Show it after an action of a `SelectionBar`. Say how many rows were changed, how many were not, and why. Give it `onUndo` only if the change can be taken back as a whole. Put it into an element with `role="status"` that is there before the notice.',
  example: `<div role="status">
  {outcome ? (
    <ChangeNotice onUndo={undo} onClose={close}>
      3 products changed.
    </ChangeNotice>
  ) : null}
</div>`,
  accessibility: {
    role: 'None of its own. The element around it is the `status`.',
    keys: [['Tab', 'Moves the focus to Undo, then to Close.']],
    announced: 'Its text, by the `status` around it.',
  },
  do: ['Keep it until the user closes it or makes the next change.'],
  dont: ['Offer Undo when a mail has been sent.', 'Use it for one row: a toast is enough.'],
  related: ['selection-bar', 'callout', 'toast'],
  passthrough: 'div',
}
