import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  purpose: 'A hint for a control.',
  usage:
    'Wrap one control in it. It opens on hover, on focus and on touch. Do not put essential information into it, because not every user can see it.',
  example: `<Tooltip text="Disabling Puzzles will also disable all Puzzles products.">
  <Button variant="secondary">Disable</Button>
</Tooltip>`,
  accessibility: {
    role: 'A `tooltip` that describes its control while it is open.',
    keys: [
      ['Tab', 'Moves the focus to the control and opens the tooltip.'],
      ['Escape', 'Closes the tooltip. The focus stays.'],
    ],
    announced: 'Its text, as the description of the control.',
  },
  do: ['Use one or two short sentences.', 'Add information that the control itself does not have.'],
  dont: [
    'Put links or buttons into it.',
    'Use it for essential information.',
    'Pass it to a menu or popover as `trigger`: put the button there.',
  ],
  related: ['switch', 'icon-button', 'confirm-popover'],
}
