import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'A search field with suggestions.',
  usage:
    'Use it in the header. It shows the given suggestions and highlights the search term in them. Previous suggestions may stay while new ones load. Enter on the text submits the search. For the search of a list use `SearchInput`.',
  example: `<SearchBox
  value={text}
  onChange={setText}
  suggestions={toys}
  status={status}
  onSelect={(toy) => open(toy.id)}
  onSubmit={search}
/>`,
  accessibility: {
    role: 'A `search` landmark with a `combobox` named by `label` and a `listbox` named `Suggestions`. The focus stays in the input; `aria-activedescendant` points to the active suggestion.',
    keys: [
      ['Arrow Down, Arrow Up', 'Moves through the suggestions and back to the text.'],
      ['Alt + Arrow Down, Alt + Arrow Up', 'Opens or closes the list.'],
      ['Home, End', 'Moves to the first or last suggestion if one is active.'],
      ['Enter', 'Selects the active suggestion, or submits the text.'],
      ['Escape', 'Closes the list, then clears the text.'],
      ['Tab', 'Leaves the field and closes the list.'],
    ],
    announced: '`4 suggestions`, `Looking for toys…`, that there are none, or that they could not be loaded.',
  },
  do: ['Sort the suggestions by relevance.', 'Keep `status` up to date.'],
  dont: ['Fetch on every key press; wait for a few characters instead.', 'Suggest anything but toys.'],
  related: ['search-input', 'header', 'product-card'],
  passthrough: 'search',
}
