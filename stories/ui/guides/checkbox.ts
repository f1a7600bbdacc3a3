import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Asks one question that is answered with yes or no, and counts when the form is sent.',
  usage:
    'Inside a form. What takes effect at once is a `Switch`; what must be answered either way is a `RadioGroup`. It brings its own label, so that it needs a `Field` only for an error.',
  example: `<Checkbox
  label="As the Default"
  value={isDefault}
  onChange={setIsDefault}
  hint="We send to it unless you choose another."
/>`,
  accessibility: {
    role: '`checkbox`, named by its label and described by its hint.',
    keys: [
      ['Tab', 'Comes to it.'],
      ['Space', 'Ticks it or takes the tick away.'],
    ],
    announced: 'Its state with each change; its hint and the error of its field as its description.',
  },
  do: ['Say it so that yes is the tick: `As the Default`.', 'Let the whole line be pressed.'],
  dont: ['Ask with a negation: `Do not send letters`.', 'Save at once: a tick waits for the form.'],
  related: ['switch', 'radio-group', 'field'],
  passthrough: 'input',
}
