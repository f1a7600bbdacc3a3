import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'The search field of a list.',
  usage:
    'Use it above a table or list. With `min` it shows a hint for shorter texts, which search nothing. A button and Escape clear it. In a `Field`, leave out `label`. Without `value` it keeps the text: set `name` and `defaultValue`.',
  example: `<SearchInput
  label="Type the complete order ID"
  value={text}
  onChange={setText}
  loading={searching}
  min={2}
/>`,
  accessibility: {
    role: 'A `search` landmark with a `searchbox` named by `label` or its `Field`, and a button `Clear search` while there is text.',
    keys: [
      ['Tab', 'Moves the focus to the field, then to the button.'],
      ['Escape', 'Clears the text.'],
      ['Enter, Space', 'On the button, clears the text and returns the focus to the field.'],
    ],
    announced: '`Searching` while results load, and the hint about the length, politely.',
  },
  do: ['Debounce the request.', 'Say in the label what is searched.'],
  dont: ['Remove the rows while new ones load.', 'Use it for suggestions; use `SearchBox` instead.'],
  related: ['search-box', 'table', 'text-input'],
  passthrough: 'input',
}
