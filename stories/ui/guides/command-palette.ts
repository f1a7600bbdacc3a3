import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  purpose: 'A dialog to search pages, actions and records by keyboard.',
  usage:
    'Open it with a button and with Ctrl-K or Cmd-K. It filters nothing: pass the groups that match `search`, and `loading` while others are on their way. It is based on cmdk in a Radix dialog; load it when it first opens.',
  example: `<CommandPalette
  open={open}
  onClose={() => setOpen(false)}
  search={search}
  onSearchChange={setSearch}
  groups={[{ title: 'Pages', items: [{ id: 'products', label: 'Products' }] }]}
  onSelect={follow}
/>`,
  accessibility: {
    role: '`dialog` with a `combobox`, whose `listbox` has a `group` for each title.',
    keys: [
      ['Arrow Down, Arrow Up', 'Moves to the next or previous result, around the ends.'],
      ['Home, End', 'Moves to the first or last result.'],
      ['Enter', 'Chooses the active result.'],
      ['Escape', 'Closes the palette and returns the focus.'],
    ],
    announced: 'The number of results, that they are loading, that there are none, or the error.',
  },
  do: [
    'Show the results of one search only, never those of an earlier one.',
    'Start with pages and actions before anything is typed.',
  ],
  dont: ['Put destructive actions into it.', 'Make it the only way to a page.'],
  related: ['search-box', 'dashboard-frame', 'menu'],
  passthrough: 'div',
}
