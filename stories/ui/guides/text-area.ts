import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'A multi-line text field.',
  usage:
    'Use it in a `Field`. It grows with its text and can be resized. With `max` it shows a counter. Longer text is kept, and the field shows an error. Without `value` the browser keeps the text: set `name` and `defaultValue`.',
  example: `<Field label="Description" required error={errors.description?.message}>
  <TextArea value={text} onChange={setText} max={200} />
</Field>`,
  accessibility: {
    role: 'A multi-line `textbox` named and described by its `Field`.',
    keys: [
      ['Tab', 'Moves the focus to or from the field. It types no tab character.'],
      ['Enter', 'Starts a new line.'],
    ],
    announced: 'The counter near its limit: `12 characters left`, `3 characters too many`. The error of the field.',
  },
  do: ['Put help into the hint.', 'Set `rows` to the expected length.'],
  dont: ['Cut off long text.', 'Use it for one line.'],
  related: ['text-input', 'field', 'chat-composer'],
  passthrough: 'textarea',
}
