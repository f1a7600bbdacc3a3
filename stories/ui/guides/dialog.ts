import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  purpose: 'Shows a short task on top of the page.',
  usage:
    'Use it for a task of one step that interrupts the page, such as naming a saved view. Use `Drawer` for a longer task beside the page, and `ConfirmDialog` to confirm a destructive action. It closes by the close button, by Escape and by a click outside; with `role="alertdialog"` only by its buttons and by Escape. Pass `initialFocus` where the first control is not what the user needs.',
  example: `<Dialog
  open={open}
  onClose={close}
  title="Rename this view"
  actions={<Button onClick={save}>Rename</Button>}
>
  <Field label="Name">
    <TextInput value={name} onChange={setName} />
  </Field>
</Dialog>`,
  accessibility: {
    role: 'A modal `dialog` or `alertdialog`, named by its title and described by its description.',
    keys: [
      ['Tab', 'Moves the focus inside the dialog.'],
      [
        'Escape',
        'Closes the dialog and returns the focus to the element that opened it. A control with `data-escape`, such as an open list of options, gets the key instead.',
      ],
    ],
    announced: 'Title and description when it opens.',
  },
  do: ['Put the action that confirms last, and name what it does.', 'Keep it short: what is long scrolls.'],
  dont: [
    'Open a dialog without an action of the user.',
    'Close it on a click outside while it has unsaved input: ask first, with `UnsavedDialog`.',
  ],
  related: ['confirm-dialog', 'drawer', 'unsaved-dialog'],
  passthrough: 'div',
}
