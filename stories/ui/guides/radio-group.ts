import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Asks for one of a few choices, all of them in sight.',
  usage:
    'In a `Field` with `group`, for two to five choices. More of them are a `Select`. `row` for short ones, `column` for sentences.',
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
    role: '`radiogroup`, named by its `Field` or by `aria-label`; each choice is a `radio`.',
    keys: [
      ['Tab', 'Comes to the chosen one, or to the first; leaves the group.'],
      ['Arrow keys', 'Go to the next choice and choose it, round at the ends.'],
      ['Space', 'Chooses the first one, while none is chosen.'],
    ],
    announced: 'The choice and its place, as one comes to it; the error of the field.',
  },
  do: ['Begin with nothing chosen where the answer matters.', 'Let the first choice be the most common one.'],
  dont: ['Use it for what takes effect at once: that is a `Switch` or a filter.', 'Use it for more than five choices.'],
  related: ['star-input', 'rating-filter', 'select', 'checkbox'],
}
