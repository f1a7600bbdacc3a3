import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Takes several lines of text.',
  usage:
    "In a `Field`. It grows with its text and can be pulled taller. With `max` it counts; nothing is cut off, the field's message says what is too much.",
  example: `<Field label="Description" required error={errors.description?.message}>
  <TextArea value={text} onChange={setText} max={200} />
</Field>`,
  accessibility: {
    role: '`textbox` of several lines, named and described by its `Field`.',
    keys: [
      ['Tab', 'Comes to it, and leaves it: it types no tab.'],
      ['Enter', 'Breaks the line.'],
    ],
    announced: 'The counter near its end: `12 characters left`, `3 characters too many`; the error of the field.',
  },
  do: ['Say in the hint what helps.', 'Choose `rows` by how much is expected.'],
  dont: ['Cut off what is too long.', 'Use it for one line.'],
  related: ['text-input', 'field', 'chat-composer'],
  passthrough: 'textarea',
}
