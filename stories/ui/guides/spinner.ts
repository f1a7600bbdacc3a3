import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows that something short is under way.',
  usage:
    'Inside a control, or where a page cannot know its shape yet. With `label` it says what is awaited; without one it is decoration, because its control says that it is busy. Content has a skeleton.',
  example: `<Spinner size="lg" label="Loading the toy" />`,
  accessibility: { role: '`status` with `label`; none without.', keys: [], announced: 'The label, politely.' },
  do: ['Label it where it stands alone.', 'Let it take the colour of the text around it.'],
  dont: ['Show it for less than a blink: keep what is there.', 'Put it over a whole page.'],
  related: ['skeleton', 'button', 'progress-bar'],
  passthrough: 'span',
}
