import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Selects one of a few visible options.',
  usage:
    'Use it in a `Field` with `group`, for two to five options. Use `Select` for more. Use `row` for short options and `column` for sentences. In a native form set `name`; without `value` the browser keeps the selection: set `defaultValue`.',
  example: `<Field label="Should Others Buy This Product?" group required error={error}>
  <RadioGroup
    options={[
      { value: 1, label: 'Yes' },
      { value: 0, label: 'No' },
    ]}
    value={value}
    onChange={setValue}
  />
</Field>`,
  accessibility: {
    role: 'A `radiogroup` named by its `Field` or by `aria-label`. Each option is a `radio`.',
    keys: [
      ['Tab', 'Moves the focus to the selected option, or to the first one.'],
      ['Arrow keys', 'Select the next or previous option, wrapping at the ends.'],
      ['Space', 'Selects the focused option.'],
    ],
    announced: 'The option and its position; the error of the field.',
  },
  do: ['Start without a selection if the answer matters.', 'Put the most common option first.'],
  dont: ['Use it for a setting that applies immediately; use `Switch` instead.', 'Use it for more than five options.'],
  related: ['star-input', 'rating-filter', 'select', 'checkbox'],
  passthrough: 'div',
}
