import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  purpose: 'Shows one of several parts of a page, and says how many items each has.',
  usage:
    'Use it for parts that a reader looks at one after the other, such as the orders and reviews of a user. Only the selected part is rendered, so the others need no request before they are selected; `keepMounted` renders all, so that nothing typed is lost. Keep `value` in the search of the address, so that Back and reload return to the same tab.',
  example: `<Tabs
  label="Records of the account"
  value={tab}
  onChange={setTab}
  tabs={[
    { value: 'orders', label: 'Orders', count: 12, content: <Orders /> },
    { value: 'history', label: 'History', content: <History /> },
  ]}
/>`,
  accessibility: {
    role: 'A `tablist` named by its label, with a `tab` for each part: `Orders 12`. The part is a `tabpanel` named by its tab.',
    keys: [
      ['Tab', 'Moves the focus to the selected tab, then to its part.'],
      ['← →', 'Selects the tab on that side; after the last comes the first.'],
      ['Home, End', 'Selects the first or the last tab.'],
    ],
    announced: 'The selected tab.',
  },
  do: ['Begin with the part that most readers need.', 'Keep labels to one or two words.'],
  dont: [
    'Use it for the filters of a list; use `FilterTabs` instead, whose tabs are links.',
    'Use it for steps that follow each other.',
    'Put the fields of one form into several tabs.',
  ],
  related: ['filter-tabs', 'accordion', 'sub-page'],
  passthrough: 'div',
}
