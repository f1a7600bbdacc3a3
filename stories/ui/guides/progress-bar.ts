import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'Shows the progress of a longer task.',
  usage:
    'Use it for measurable tasks that take seconds, such as an upload. Leave out `value` if the progress is unknown. For short tasks use `loading` on the button, for content a skeleton.',
  example: `<ProgressBar label="Uploading bear.png" value={40} />`,
  accessibility: {
    role: 'A `progressbar` named by `label`, from 0 to 100.',
    keys: [],
    announced: 'The percentage, as the screen reader chooses.',
  },
  do: ['Name the task.', 'Let it reach 100 before you remove it.'],
  dont: ['Let it go backwards.', 'Use it for a static share; use a chart instead.'],
  related: ['spinner', 'skeleton', 'image-upload'],
  passthrough: 'div',
}
