import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says a few words about a control, while it is pointed at or focused.',
  usage:
    'Around one control. It is only a help: whoever cannot see it must find the same somewhere else. A finger gets it with its press.',
  example: `<Tooltip text="Disabling Puzzles will also disable all Puzzles products.">
  <Button variant="secondary">Disable</Button>
</Tooltip>`,
  accessibility: {
    role: '`tooltip`, which describes its control while it is shown.',
    keys: [
      ['Tab', 'Comes to the control and shows it.'],
      ['Escape', 'Takes it away; the focus stays.'],
    ],
    announced: 'Its text, as the description of the control.',
  },
  do: ['Keep it to one or two short sentences.', 'Say more than the control itself does.'],
  dont: ['Put links or buttons into it.', 'Use it for what somebody needs to know.'],
  related: ['switch', 'icon-button', 'confirm-popover'],
}
