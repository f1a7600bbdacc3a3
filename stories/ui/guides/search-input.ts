import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Searches a list.',
  usage:
    'Above a table or a list. With `min` it says how many characters it wants; shorter texts search nothing. It can be cleared by its button and with Escape.',
  example: `<SearchInput
  label="Type the complete order ID"
  value={text}
  onChange={setText}
  busy={searching}
  min={2}
/>`,
  accessibility: {
    role: '`search` with a `searchbox`, named by `label`; a `button` `Clear search` while there is text.',
    keys: [
      ['Tab', 'Comes to the field, then to its button.'],
      ['Escape', 'Clears it.'],
      ['Enter, Space', 'On the button, clear it; the focus goes back to the field.'],
    ],
    announced: '`Searching` while it searches, and the hint about the length, politely.',
  },
  do: ['Wait for a pause in typing before you ask the server.', 'Say in the label what is searched.'],
  dont: ['Clear the rows while new ones load.', 'Use it for suggestions: that is a `SearchBox`.'],
  related: ['search-box', 'table', 'text-input'],
  passthrough: 'input',
}
