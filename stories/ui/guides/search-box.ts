import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Finds toys while one types.',
  usage:
    'In the header. It shows the suggestions it is given and marks what was typed in them; old ones may stay while new ones load. Enter on the text itself searches all toys. The search of a list is a `SearchInput`.',
  example: `<SearchBox
  value={text}
  onChange={setText}
  suggestions={toys}
  status={status}
  onChoose={(toy) => open(toy.id)}
  onSubmit={search}
/>`,
  accessibility: {
    role: '`search` with a `combobox`, named by `label`, and a `listbox` `Suggestions`; the active one is named by `aria-activedescendant`, the focus stays in the field.',
    keys: [
      ['Arrow Down, Arrow Up', 'Go through the suggestions and back to the text.'],
      ['Alt + Arrow Down, Alt + Arrow Up', 'Open or close the list.'],
      ['Home, End', 'Go to the first or the last one, once one is active.'],
      ['Enter', 'Takes the active suggestion, or searches for the text.'],
      ['Escape', 'Closes the list, then clears the text.'],
      ['Tab', 'Leaves it and closes the list.'],
    ],
    announced: '`4 suggestions`, `Looking for toys…`, that there are none, or that they could not be loaded.',
  },
  do: ['Sort the suggestions: best first.', 'Say by `status` where the search stands.'],
  dont: ['Search with every key: wait for a few letters.', 'Put more than toys into the list.'],
  related: ['search-input', 'header', 'product-card'],
  passthrough: 'search',
}
