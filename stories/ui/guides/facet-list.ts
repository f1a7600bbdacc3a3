import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Filters a list by one property, and says how many toys each choice has.',
  usage:
    'Give each option the address of the list with that filter; a selected option leads to the list without it. All but the first eight options are behind a `Show all` button. Options without toys are text.',
  example: `<FacetList label="Category" options={[{ label: 'Puzzles', href: '/shop?category=puzzles', count: 12 }]} />`,
  accessibility: {
    role: 'A `group` named by its legend, with a list of `link`s: `Puzzles 12 toys`. The selected one has `aria-current`.',
    keys: [
      ['Tab', 'Moves the focus between the links.'],
      ['Enter', 'Applies or removes the filter.'],
    ],
    announced: 'Nothing. The list announces its new count.',
  },
  do: ['Count with all other filters applied, but not with the list’s own.', 'Leave `count` out while it loads.'],
  dont: ['Use it for more than one choice at a time.'],
  related: ['price-filter', 'rating-filter', 'filter-drawer', 'chip'],
  passthrough: 'fieldset',
}
