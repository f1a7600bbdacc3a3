import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows how far a longer work has come.',
  usage:
    'For what takes seconds and can be measured, such as an upload. Without `value` the end is not known. For short waits use `busy` of the button, for content a skeleton.',
  example: `<ProgressBar label="Uploading bear.png" value={40} />`,
  accessibility: {
    role: '`progressbar`, named by `label`, from 0 to 100.',
    keys: [],
    announced: 'The share, as assistive technology chooses to.',
  },
  do: ['Say what is going on.', 'Let it reach 100 before it goes.'],
  dont: ['Let it run backwards.', 'Use it for a share that does not move: that is a chart.'],
  related: ['spinner', 'skeleton', 'image-upload'],
  passthrough: 'div',
}
